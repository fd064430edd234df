export { default as Table } from './OrleansTable.svelte';
export { story } from './story';
