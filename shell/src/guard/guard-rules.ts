import { portalRights } from '@portal/contract/portal';
import type { User } from '@portal/platform/session';

/** What the guard does next with the address that was navigated to. */
export type GuardStep =
  | { readonly kind: 'exchange_code'; readonly code: string; readonly state: string | null }
  | { readonly kind: 'sign_in' }
  | { readonly kind: 'refuse_portal' }
  | { readonly kind: 'refuse_page' }
  | { readonly kind: 'check_page' }
  | { readonly kind: 'show' };

export interface GuardedAddress {
  readonly search: string;
  /** Whether the address can be read without a session (only the page for what is not found). */
  readonly isPublic: boolean;
  /** The right of the route, or null when any session will do. */
  readonly right: string | null;
  readonly user: User | null;
}

/** The guard of the specification: code first, then session, then rights. */
export function nextStep({ search, isPublic, right, user }: GuardedAddress): GuardStep {
  const query = new URLSearchParams(search);
  const code = query.get('user');
  if (code) return { kind: 'exchange_code', code, state: query.get('state') };
  if (isPublic) return { kind: 'show' };
  if (!user) return { kind: 'sign_in' };
  const held = user.UserAccessSecurities;
  if (!portalRights.some((each) => held.includes(each))) return { kind: 'refuse_portal' };
  if (right && !held.includes(right)) return { kind: 'refuse_page' };
  return { kind: 'check_page' };
}

/** The address without what a sign-in brought along. */
export function withoutSignIn(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ['user', 'lang', 'state']) query.delete(name);
  const rest = query.toString();
  return rest ? `${pathname}?${rest}` : pathname;
}
