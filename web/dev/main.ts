import { mount } from 'svelte';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import { GAMES } from '../src/games';
import Harness from './Harness.svelte';

const game = new URLSearchParams(location.search).get('game') ?? 'orleans';
void GAMES[game]!.load().then((module) =>
  mount(Harness, { target: document.getElementById('app')!, props: { game, module } }),
);
