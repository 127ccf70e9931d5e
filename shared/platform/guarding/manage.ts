/** What the shell asks before it leaves a screen. Not for remotes. */
export { dirtyOwners, isAnythingDirty } from './dirty-registry.ts';
export { errorId } from './error-id.ts';
