import type { Selection } from '../affected/selection.ts';
import { findBrowser } from '../browser/find-browser.ts';
import { type PortalRequest, TestPortals } from '../portals/portals.ts';
import type { TestPortal } from '../portals/test-portal.ts';
import { today } from '../portals/today.ts';
import { type Context, check, notRequested, type Step, skipped } from '../step.ts';
import { runPlaywright } from './run-playwright.ts';

/** A Playwright run, with the portals that it needs. */
interface Part {
  readonly name: string;
  readonly region: string;
  readonly projects: readonly string[];
  readonly portals: readonly PortalRequest[];
}

/** The last day of the data in the reference pictures. */
const pictureDay = '2025-07-01';

/**
 * One more than the processors of a small machine, since tests spend a quarter of their time
 * waiting.
 */
const browsers = 3;

/** The offline tests mostly wait for an idle browser, so they run beside the others. */
const whole: Part = {
  name: 'End to end, LA',
  region: 'LA',
  projects: ['offline', 'whole'],
  portals: Array.from({ length: browsers }, () => ({ region: 'LA', demoUntil: today() })),
};
const core = (region: string, portal: PortalRequest): Part => ({
  name: `End to end, ${region}`,
  region,
  projects: ['core'],
  portals: [portal],
});
const emea = core('EMEA', { region: 'EMEA', demoUntil: today() });
/** Generates its own data, as on a fresh machine. */
const ap = core('AP', { region: 'AP' });
/** The reference pictures, which show data of fixed days. */
export const pictures: Part = {
  name: 'Pictures',
  region: 'LA',
  projects: ['pictures'],
  portals: [{ region: 'LA', demoUntil: pictureDay }],
};

/**
 * Returns the steps in a browser: one that builds and starts portals, and those that use them.
 *
 * @returns `stop` ends the portals
 */
export function endToEnd(options: { root: string; signal: AbortSignal }, selection: Selection) {
  const portals = new TestPortals(options);
  const started = new Map<Part, readonly TestPortal[]>();
  let program: string | undefined;

  const start: Step = {
    name: 'Builds and portals',
    async run(context) {
      const parts = partsOf(context, selection);
      if (parts.length === 0) return notRequested;
      const browser = await findBrowser(context);
      if ('mistaken' in browser) return check(false, { note: browser.mistaken });
      if ('missing' in browser) return skipped(browser.missing);
      if ('program' in browser) program = browser.program;
      const all = await portals.start(parts.flatMap((part) => part.portals));
      if ('failed' in all) return check(false, { output: all.failed });
      const waiting = [...all];
      for (const part of parts) started.set(part, waiting.splice(0, part.portals.length));
      return check(true, { note: `${all.length} portals` });
    },
  };
  const stepOf = (part: Part): Step => ({
    name: part.name,
    async run(context) {
      const own = started.get(part);
      if (!own) return notRequested;
      return runPlaywright(context, {
        ...part,
        portals: own,
        ...(program && { browser: program }),
        ...(selection.specs && { specs: selection.specs }),
        env: selection.pagesOf ? { WALK_ONLY: selection.pagesOf.join(',') } : {},
      });
    },
  });
  return {
    start,
    whole: stepOf(whole),
    regions: [stepOf(emea), stepOf(ap)],
    pictures: stepOf(pictures),
    stop: () => portals.stop(),
  };
}

/** Returns the parts that the request includes. */
function partsOf({ request }: Context, { specs }: Selection): readonly Part[] {
  if (!specs) return [whole, emea, ap, pictures];
  const ofRegion = [emea, ap].find(({ region }) => region === request.region) ?? whole;
  const parts = specs.map((spec) => (spec.split('/')[1] === 'pictures' ? pictures : ofRegion));
  return [ofRegion, pictures].filter((part) => parts.includes(part));
}
