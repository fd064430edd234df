import { mount } from 'svelte';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import Harness from './Harness.svelte';

export default mount(Harness, { target: document.getElementById('app')! });
