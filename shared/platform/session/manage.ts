/** The session as the shell and the HTTP client change it. Not for remotes. */
export { localKeys } from './local-keys.ts';
export { dropLocally, keepLocally, readLocally } from './local-store.ts';
export { applySetup, storedMenus } from './menus.ts';
export { isSessionOver, noteSessionEnd, sessionEnd } from './session-end.ts';
export { resetSession, setUser, startSession, storedApiKey, storedToken } from './session-store.ts';
