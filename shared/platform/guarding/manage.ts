/** What the shell asks before it leaves a screen, and how it loads. Not for remotes. */
export { dirtyOwners, discardWork, isAnythingDirty } from './dirty-registry.ts';
export { errorId } from './error-id.ts';
export { fetchWhole } from './fetch-whole.ts';
export { closesWork } from './opened-work.ts';
export { setPartStall } from './part-patience.ts';
export { PartPlace } from './part-place.tsx';
