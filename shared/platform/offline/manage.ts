/** What waits on this device, as the shell tells it. Not for remotes. */
export { countEntries } from './store/entry-records.ts';
