/** Storage keys for data kept between visits, as given by the specification. */
export const localKeys = {
  token: 'token',
  apiKey: 'api_key',
  user: 'user',
  header: 'header',
  footer: 'footer',
  language: 'language',
  /** When the session ends, in milliseconds by this device's clock. */
  sessionEnd: 'session_end',
  /**
   * Why the last session ended: `expired`; absent after a sign-out and while a user is signed in.
   */
  sessionOver: 'session_over',
} as const;

/** Keys of the user's menus. */
export const menuKeys: readonly string[] = [localKeys.header, localKeys.footer];

/** Keys that belong to a session; all others outlive it. */
export const sessionKeys: readonly string[] = [
  localKeys.token,
  localKeys.apiKey,
  localKeys.user,
  ...menuKeys,
  localKeys.sessionEnd,
];
