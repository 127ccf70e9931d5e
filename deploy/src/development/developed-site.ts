import type { Settings } from '@portal/api/settings';
import type { PrepareSite } from '../portal/start-portal.ts';
import { develop } from './develop.ts';
import { developmentTargets } from './development-targets.ts';

/** Returns the site of a portal in which all packages are under development. */
export const developedSite =
  (root: string, { siteDir, region, membershipOrigin }: Settings): PrepareSite =>
  async ({ report, supervisor }) => {
    const targets = developmentTargets(root, []);
    const signIn = `${membershipOrigin}/sign-in`;
    const options = { root, targets, others: [], siteDir, region, signIn, supervisor, report };
    const { putInPlace } = await develop(options);
    return putInPlace;
  };
