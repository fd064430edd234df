export { ending } from './ending';
export { default as Table } from './OrleansTable.svelte';
export { story } from './story';
