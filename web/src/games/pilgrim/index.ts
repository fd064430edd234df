export { ending } from './ending';
export { default as Table } from './PilgrimTable.svelte';
export { story } from './story';

export const Ending = () => import('./Ending.svelte');
