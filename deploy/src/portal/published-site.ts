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
import type { MakeSite } from './start-portal.ts';

/**
 * The site of every day: what changed is built and published, and the region runs it, apart from
 * remotes for which an operator decided otherwise.
 */
export const publishedSite =
  (root: string, { siteDir, region, membershipOrigin }: Settings, regionsDir?: string): MakeSite =>
  async (options) => {
    const { remotes: choices } = await readRegion(region, regionsDir);
    const targets = await targetsFor(buildTargets(root), choices);
    const { report } = options;
    const running = await readDeployment(siteDir, region);
    /** What went wrong keeps a region that runs already as it is; a first start it ends. */
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
      // What a development that was broken off may have left behind.
      await rm(developmentFile(siteDir), { force: true });
      const built = targets.filter(({ distDir }) => isBuilt(distDir));
      const signIn = `${membershipOrigin}/sign-in`;
      const remotes = targets.filter(({ kind }) => kind === 'remote').map(({ name }) => name);
      const site = { siteDir, region, signIn, takesOver: true, ...(regionsDir && { regionsDir }) };
      await orAsItRuns(async () => {
        for (const target of built) await publishChecked(target, siteDir);
        const { choice } = await rollOut(site, (decisions) => inCheckout(decisions, remotes));
        for (const note of choice.notes) report(note);
      });
    };
  };

/** What a region runs of a checkout: its editions in the place of the remotes as they are. */
const targetsFor = (targets: readonly BuildTarget[], choices: RemoteChoices) =>
  Promise.all(
    targets.map((target) => {
      const edition =
        target.kind === 'remote' ? ownValue(choices, target.name)?.edition : undefined;
      return edition === undefined ? target : editionTarget(target, edition);
    }),
  );

/** A remote that left the checkout leaves the region, until somebody publishes it again. */
function inCheckout(decisions: Decisions, remotes: readonly string[]): Decisions {
  const left = decisions.checkout.filter((name) => !remotes.includes(name));
  const now = new Date().toISOString();
  const gone = { ...decisions.gone, ...Object.fromEntries(left.map((name) => [name, now])) };
  const stillGone = Object.entries(gone).filter(([name]) => !remotes.includes(name));
  return { ...decisions, checkout: [...remotes], gone: Object.fromEntries(stillGone) };
}
