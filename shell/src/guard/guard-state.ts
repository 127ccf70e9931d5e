import type { SignInOutcome } from './sign-in-with-code.ts';

/** What the guard lets a person see. */
export type GuardState =
  | { readonly kind: 'checking' }
  | { readonly kind: 'shown' }
  /** The page stays out of sight; a popup says why. */
  | { readonly kind: 'refused' }
  /** A code came back that nobody here asked for, while somebody is signed in. */
  | { readonly kind: 'asking'; readonly code: string }
  | { readonly kind: 'sign_in_failed'; readonly outcome: Exclude<SignInOutcome, 'signed_in'> };
