/** The signed-in user and their rights. Read-only; only the shell changes them. */

export type { User } from '../bus/user.ts';
export { allowsWithoutRight } from './allows-without-right.ts';
export { currentUser, hasRight, isSignedIn, useRight, useUser } from './current-user.ts';
export { type KeptIn, readKept, writeKept } from './kept-values.ts';
