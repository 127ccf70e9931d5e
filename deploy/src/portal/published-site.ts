import { rm } from 'node:fs/promises';
import type { Settings } from '@portal/api/settings';
import { buildChanged } from '../build/build-changed.ts';
import { buildTargets } from '../build/targets.ts';
import { compose } from '../compose/compose.ts';
import { developmentFile } from '../gateway/development.ts';
import { deploy } from '../publish/deploy.ts';
import { publish } from '../publish/publish.ts';
import type { MakeSite } from './start-portal.ts';

/** The site of every day: what changed is built, and the region runs it. */
export const publishedSite =
  (root: string, { siteDir, region, membershipOrigin }: Settings): MakeSite =>
  async (options) => {
    const builds = buildTargets(root);
    await buildChanged(builds, options);
    return async () => {
      // What a development that was broken off may have left behind.
      await rm(developmentFile(siteDir), { force: true });
      for (const build of builds) await publish(build, siteDir);
      const signIn = `${membershipOrigin}/sign-in`;
      await deploy(await compose({ siteDir, region, signIn, builds }), siteDir);
    };
  };
