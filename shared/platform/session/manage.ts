/** Session changes, for the shell and the HTTP client. Not for remotes. */
export { ExpiredSessionUser } from './expired-session-user.ts';
export { dueKeyRenewal } from './key-renewal.ts';
export { localKeys } from './local-keys.ts';
export {
  dropLocally,
  onOtherTabs,
  readLocally,
  writeLocally,
} from './local-store.ts';
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
