/** Who is signed in and what they may do. Read-only; the shell alone changes it. */
export { allowsWithoutRight } from './allows-without-right.ts';
export { currentUser, hasRight, isSignedIn, useRight, useUser } from './current-user.ts';
export type { User } from './user.ts';
