/** Keys of the specification under which the browser keeps things between visits. */
export const localKeys = {
  token: 'token',
  apiKey: 'api_key',
  user: 'user',
  header: 'header',
  footer: 'footer',
  language: 'language',
  /** When the session ends, in milliseconds of this machine's clock. */
  sessionEnd: 'session_end',
  /** Why the last session is no more: `expired`; absent when somebody signed out or is signed in. */
  sessionOver: 'session_over',
} as const;

/** Where the menus of the user stand. */
export const menuKeys: readonly string[] = [localKeys.header, localKeys.footer];

/** What belongs to a session; everything else outlives it. */
export const sessionKeys: readonly string[] = [
  localKeys.token,
  localKeys.apiKey,
  localKeys.user,
  ...menuKeys,
  localKeys.sessionEnd,
];
