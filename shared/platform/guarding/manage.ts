/** Unsaved work and loading, for the shell. Not for remotes. */
export { dirtyOwners, discardWork, isAnythingDirty } from './dirty-registry.ts';
export { errorId } from './error-id.ts';
export { fetchIntoCache } from './fetch-into-cache.ts';
export { closesDirtyItem } from './opened-work.ts';
export { PartPlace } from './part-place.tsx';
export { setPartStallTimeout } from './part-timeouts.ts';
