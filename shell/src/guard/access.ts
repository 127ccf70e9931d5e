import { portalRights } from '@portal/contract/portal';
import type { User } from '@portal/platform/session';

/** A user's access to a page, as far as this browser knows. */
export type Access = 'open' | 'sign_in' | 'terms' | 'no_portal' | 'no_right';

interface GuardedPage {
  /** Whether the page can be read without a session. */
  readonly isPublic: boolean;
  /** The right of the route; null if any session will do. */
  readonly right: string | null;
  readonly user: Pick<User, 'AgreeToFhqTerms' | 'UserAccessSecurities'> | null;
}

/** Applies the specification's guard as far as this browser can: session, terms, portal, page. */
export function accessOf({ isPublic, right, user }: GuardedPage): Access {
  if (isPublic) return 'open';
  if (!user) return 'sign_in';
  if (!user.AgreeToFhqTerms) return 'terms';
  const held = user.UserAccessSecurities;
  if (!portalRights.some((each) => held.includes(each))) return 'no_portal';
  return right === null || held.includes(right) ? 'open' : 'no_right';
}
