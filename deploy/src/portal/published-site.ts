import { rm } from 'node:fs/promises';
import type { Settings } from '@portal/api/settings';
import { buildChanged } from '../build/build-changed.ts';
import { isBuilt } from '../build/dist-folder.ts';
import { editionTarget } from '../build/editions.ts';
import { ownValue } from '../build/own-value.ts';
import { type BuildTarget, buildTargets } from '../build/targets.ts';
import type { RemoteChoices } from '../compose/region.schema.ts';
import { readRegion } from '../compose/region.ts';
import { developmentFile } from '../gateway/development.ts';
import { publishChecked } from '../publish/publish-checked.ts';
import type { Decisions } from '../roll-out/decisions.ts';
import { readDeployment } from '../roll-out/read-site.ts';
import { rollOut } from '../roll-out/roll-out.ts';
import type { PrepareSite } from './start-portal.ts';

/**
 * The site for normal use: builds and publishes what changed, and deploys it to the region, except
 * for remotes that an operator has decided otherwise.
 */
export const publishedSite =
  (
    root: string,
    { siteDir, region, membershipOrigin }: Settings,
    regionsDir?: string,
  ): PrepareSite =>
  async (options) => {
    const { remotes: choices } = await readRegion(region, regionsDir);
    const targets = await targetsFor(buildTargets(root), choices);
    const { report } = options;
    const running = await readDeployment(siteDir, region);
    /** After an error, a region that already runs stays as it is; a first start fails. */
    const orAsItRuns = async (work: () => Promise<void>) => {
      try {
        await work();
      } catch (error) {
        if (!running || !(error instanceof Error)) throw error;
        report(`${error.message}\n${region} stays as it runs.`);
      }
    };
    await orAsItRuns(() => buildChanged(targets, options));
    return async () => {
      // May be left over from an interrupted development session.
      await rm(developmentFile(siteDir), { force: true });
      const built = targets.filter(({ distDir }) => isBuilt(distDir));
      const signIn = `${membershipOrigin}/sign-in`;
      const remotes = targets.filter(({ kind }) => kind === 'remote').map(({ name }) => name);
      const site = { siteDir, region, signIn, takesOver: true, ...(regionsDir && { regionsDir }) };
      await orAsItRuns(async () => {
        for (const target of built) await publishChecked(target, siteDir);
        const { choice } = await rollOut(site, (decisions) =>
          withCheckoutRemotes(decisions, remotes),
        );
        for (const note of choice.notes) report(note);
      });
    };
  };

/** The builds of a checkout for a region: with its editions in place of the plain remotes. */
const targetsFor = (targets: readonly BuildTarget[], choices: RemoteChoices) =>
  Promise.all(
    targets.map((target) => {
      const edition =
        target.kind === 'remote' ? ownValue(choices, target.name)?.edition : undefined;
      return edition === undefined ? target : editionTarget(target, edition);
    }),
  );

/** A remote that left the checkout is removed from the region, until it is published again. */
function withCheckoutRemotes(decisions: Decisions, remotes: readonly string[]): Decisions {
  const left = decisions.checkout.filter((name) => !remotes.includes(name));
  const now = new Date().toISOString();
  const gone = { ...decisions.gone, ...Object.fromEntries(left.map((name) => [name, now])) };
  const stillGone = Object.entries(gone).filter(([name]) => !remotes.includes(name));
  return { ...decisions, checkout: [...remotes], gone: Object.fromEntries(stillGone) };
}
