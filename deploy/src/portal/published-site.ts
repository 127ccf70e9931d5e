import { rm } from 'node:fs/promises';
import type { Settings } from '@portal/api/settings';
import { buildChanged } from '../build/build-changed.ts';
import { buildTargets } from '../build/targets.ts';
import { compose } from '../compose/compose.ts';
import { readRegion } from '../compose/region.ts';
import { developmentFile } from '../gateway/development.ts';
import { deploy } from '../publish/deploy.ts';
import { publish } from '../publish/publish.ts';
import { rememberComposed, remotesToRun } from './operators-choice.ts';
import type { MakeSite } from './start-portal.ts';

/**
 * The site of every day: what changed is built and published, and the region runs it, apart from
 * remotes for which an operator chose another build.
 */
export const publishedSite =
  (root: string, { siteDir, region, membershipOrigin }: Settings): MakeSite =>
  async (options) => {
    const targets = buildTargets(root);
    await buildChanged(targets, options);
    return async () => {
      // What a development that was broken off may have left behind.
      await rm(developmentFile(siteDir), { force: true });
      for (const target of targets) await publish(target, siteDir);
      const remotes = targets.filter(({ kind }) => kind === 'remote');
      const shells = targets.filter(({ kind }) => kind === 'shell');
      const { exclude } = await readRegion(region);
      const { report } = options;
      const running = await remotesToRun({ siteDir, region, remotes, exclude, report });
      const builds = [...shells, ...running];
      const signIn = `${membershipOrigin}/sign-in`;
      await deploy(await compose({ siteDir, region, signIn, builds }), siteDir);
      await rememberComposed(siteDir, remotes);
    };
  };
