export { default as Table } from './OrleansTable.svelte';
