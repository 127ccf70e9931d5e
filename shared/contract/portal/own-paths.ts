/** The paths that the shell answers by itself, in small letters. No remote may have one of them. */
export const ownPaths: readonly string[] = [
  '/',
  '/404',
  '/login',
  '/logout',
  '/dealer-portal-dashboard',
  '/registration',
  '/forgot-password',
];
