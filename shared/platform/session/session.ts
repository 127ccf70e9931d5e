/** Who is signed in and what they may do. Read-only; the shell alone changes it. */

export type { User } from '../bus/user.ts';
export { allowsWithoutRight } from './allows-without-right.ts';
export { currentUser, hasRight, isSignedIn, useRight, useUser } from './current-user.ts';
export { type KeptIn, readKept, writeKept } from './kept-values.ts';
