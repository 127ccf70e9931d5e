import { portalRights } from '@portal/contract/portal';
import type { User } from '@portal/platform/session';

/** What a person may do with a page, as far as this browser knows. */
export type Access = 'open' | 'sign_in' | 'terms' | 'no_portal' | 'no_right';

interface GuardedPage {
  /** Whether the page can be read without a session. */
  readonly isPublic: boolean;
  /** The right of the route, or null when any session will do. */
  readonly right: string | null;
  readonly user: Pick<User, 'AgreeToFhqTerms' | 'UserAccessSecurities'> | null;
}

/** The guard of the specification as far as this browser decides it: session, terms, portal, page. */
export function accessOf({ isPublic, right, user }: GuardedPage): Access {
  if (isPublic) return 'open';
  if (!user) return 'sign_in';
  if (!user.AgreeToFhqTerms) return 'terms';
  const held = user.UserAccessSecurities;
  if (!portalRights.some((each) => held.includes(each))) return 'no_portal';
  return right === null || held.includes(right) ? 'open' : 'no_right';
}
