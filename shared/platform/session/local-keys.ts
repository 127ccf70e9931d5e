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
} as const;

/** What belongs to a session; everything else outlives it. */
export const sessionKeys: readonly string[] = [
  localKeys.token,
  localKeys.apiKey,
  localKeys.user,
  localKeys.header,
  localKeys.footer,
  localKeys.sessionEnd,
];
