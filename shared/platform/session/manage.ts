/** The session as the shell and the HTTP client change it. Not for remotes. */
export { HeldUser } from './held-user.ts';
export { dueKeyRenewal } from './key-renewal.ts';
export { localKeys } from './local-keys.ts';
export { dropLocally, keepLocally, onOtherTabs, readLocally } from './local-store.ts';
export { applySetup, storedMenus } from './menus.ts';
export {
  isClockSteady,
  isSessionOver,
  noteSessionEnd,
  serverTime,
  sessionEnd,
  warningTime,
} from './session-end.ts';
export {
  endWithoutToken,
  hasExpired,
  resetSession,
  setUser,
  startSession,
  storedApiKey,
  storedToken,
} from './session-store.ts';
