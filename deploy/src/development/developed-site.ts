import type { Settings } from '@portal/api/settings';
import type { MakeSite } from '../portal/start-portal.ts';
import { develop } from './develop.ts';
import { developmentTargets } from './development-targets.ts';

/** The site of a portal in which everything is developed at once. */
export const developedSite =
  (root: string, { siteDir, region, membershipOrigin }: Settings): MakeSite =>
  async ({ report, supervisor }) => {
    const targets = developmentTargets(root, []);
    const signIn = `${membershipOrigin}/sign-in`;
    const options = { root, targets, others: [], siteDir, region, signIn, supervisor, report };
    const { putInPlace } = await develop(options);
    return putInPlace;
  };
