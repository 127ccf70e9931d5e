/** Paths served by the shell itself, in lowercase. No remote may use one of them. */
export const ownPaths: readonly string[] = [
  '/',
  '/404',
  '/login',
  '/logout',
  '/dealer-portal-dashboard',
  '/registration',
  '/forgot-password',
];
