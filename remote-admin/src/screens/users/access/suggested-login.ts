/** The characters that the server accepts in a login. */
export const loginPattern = /^[A-Za-z0-9._@-]+$/;
export const longestLogin = 60;

/** Derives a login from the part of an e-mail address before the @. */
export const suggestedLogin = (email: string): string =>
  (email.split('@')[0] ?? '')
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9._-]/g, '')
    .toLowerCase()
    .slice(0, longestLogin);
