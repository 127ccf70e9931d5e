/** Who is signed in and what they may do. Read-only; the shell alone changes it. */
export { currentUser, hasRight, isSignedIn, useRight, useUser } from './current-user.ts';
export type { User } from './user.ts';
