import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { freePorts } from '@portal/build/ports';
import { parseDeployment } from '@portal/platform/remote';
import type { DataSet } from '../data/data-set.ts';
import type { Extent } from '../extent.ts';
import type { Spread } from '../measure/spread.ts';
import type { ReleaseBytes } from '../releases/release-again.ts';
import { selectionOf } from '../reports/tab-request.ts';
import { startApi } from '../server/api-process.ts';
import { signedInCaller } from '../server/caller.ts';
import { startGateway } from '../server/gateway.ts';
import { makeSites } from '../single-build/sites.ts';
import { hasTires, makeSurvey } from '../surveys/make-survey.ts';
import { sendWaitingEntries } from '../surveys/send-waiting-entries.ts';
import { type CardTimes, cardTimes } from './card-times.ts';
import { type Comparison, compareBuilds } from './compare-builds.ts';
import { type DetailTimes, detailTimes, unitPhotos } from './detail-times.ts';
import { graphicsOf } from './graphics.ts';
import { type SlowVisit, slowVisits } from './index-visit.ts';
import { launch } from './launch.ts';
import { type LighthouseScores, lighthouseScores } from './lighthouse-scores.ts';
import { type ScrollTimes, scrollLongTable } from './long-table.ts';
import { nextTireTimes } from './next-tire-times.ts';
import { overviewTimes } from './overview-times.ts';
import { type PageSwitches, pageSwitches } from './page-switches.ts';
import { remotePages, visitedPages } from './visited-pages.ts';
import { signInAsVisitor } from './visitor.ts';
import { installedStartPath, type YardDay, yardDay } from './yard-day.ts';

/** All measurements in a browser. */
export interface BrowserMeasures {
  readonly version: string;
  /** The renderer, such as the name of a graphics card. */
  readonly graphics: string;
  readonly cards: CardTimes;
  readonly scrolled: ScrollTimes;
  /** A survey's page, until all units are painted. */
  readonly overview: Spread;
  /** The same of a survey with many tires. */
  readonly largeOverview: Spread;
  /** The findings of that survey, and photos of one of its units. */
  readonly detail: DetailTimes;
  /** From the key that completes a tire until the next one is ready, on a slow processor. */
  readonly nextTire: Spread;
  readonly yardDay: YardDay;
  readonly comparisons: readonly Comparison[];
  readonly switches: PageSwitches;
  /** The index on a slow connection and a slow processor. */
  readonly slowIndex: SlowVisit;
  readonly lighthouse: LighthouseScores;
  /** The list of yards, the start page on a tablet. */
  readonly lighthouseOfYards: LighthouseScores;
  /** Bytes of a remote with one empty page, compressed with gzip. */
  readonly emptyRemote: number;
  readonly releases: ReleaseBytes;
}

interface MeasureBrowserOptions {
  readonly root: string;
  /** Where the sites are written. */
  readonly folder: string;
  readonly extent: Extent;
  readonly report: (line: string) => void;
}

/**
 * Measures a production build of the portal behind its gateway, and the single build for
 * comparison.
 */
export async function measureBrowser(
  data: DataSet,
  { root, folder, extent, report }: MeasureBrowserOptions,
): Promise<BrowserMeasures | { readonly missing: string }> {
  const browser = await launch(root);
  if ('missing' in browser) return browser;
  const ends: (() => Promise<unknown>)[] = [() => browser.close()];
  try {
    const [port = 0, singlePort = 0, membershipPort = 0] = await freePorts(3);
    const signIn = `http://localhost:${membershipPort}/sign-in`;
    const sites = await makeSites({ root, folder: path.resolve(folder), signIn, report });
    const { databaseUrl, dataDir, size } = data;
    const site = { dir: sites.portal, port, membershipPort };
    const api = await startApi({ root, databaseUrl, dataDir, demoSize: size, site });
    ends.push(api.stop);
    const gatewayOf = async (siteDir: string, at: number) => {
      const gateway = await startGateway({ root, siteDir, port: at, apiPort: api.port });
      ends.push(gateway.stop);
      return gateway.origin;
    };
    const builds = {
      portal: await gatewayOf(sites.portal, port),
      single: await gatewayOf(sites.single, singlePort),
    };

    const visitor = await signInAsVisitor(browser, api);
    const origin = builds.portal;
    const base = selectionOf(data.facts);
    const profile = await visitor.profile(origin);
    report('Cards and display modes …');
    const cards = await cardTimes(profile, { origin, base, loads: extent.warmLoads });
    report('A long table …');
    const seconds = extent.scrolling;
    const scrolled = await scrollLongTable(profile, { origin, base, seconds });
    report('A survey …');
    const ask = await signedInCaller(api);
    const loads = extent.warmLoads;
    const survey = await makeSurvey(ask, data.facts);
    const overview = await overviewTimes(profile, { origin, survey, loads });
    const large = await makeSurvey(ask, data.facts, hasTires);
    const largeOverview = await overviewTimes(profile, { origin, survey: large, loads });
    report('What it found …');
    const { tires: readings } = large;
    await sendWaitingEntries(ask, large, { units: large.unitIds.length, readings, photos: 0 });
    await sendWaitingEntries(ask, large, { units: 1, readings: 0, photos: unitPhotos });
    await large.finish();
    const detail = await detailTimes(profile, { origin, survey: large, loads });
    await large.remove();
    report('From tire to tire …');
    const units = extent.inspectedUnits;
    const nextTire = await nextTireTimes(profile, { origin, survey, units });
    const graphics = await graphicsOf(profile);
    await profile.close();
    report('A day without a network …');
    const ofDay = { origin, survey, ask, loads, units, waiting: extent.waitingEntries };
    const taken = await visitor.profile(origin);
    const day = await yardDay(taken, ofDay);
    await taken.close();
    await survey.remove();
    const deployment = parseDeployment(
      JSON.parse(await readFile(path.join(sites.portal, 'deployment.json'), 'utf8')),
    );
    report('From page to page …');
    const remotes = Object.values(remotePages(deployment));
    const switches = await pageSwitches(visitor, {
      origin,
      pages: remotes,
      times: extent.coldLoads,
    });
    report('Visits of the portal and of the single build …');
    const pages = visitedPages(deployment);
    const comparisons = await compareBuilds(visitor, { builds, pages, loads: extent.coldLoads });
    report('The index, slowly, and pages as Lighthouse sees them …');
    const runs = extent.coldLoads;
    const slowIndex = await slowVisits(visitor, { origin, page: pages.index, loads: runs });
    const lighthouse = await lighthouseScores(visitor, { root, origin, page: '/', runs });
    const lighthouseOfYards = await lighthouseScores(visitor, {
      root,
      origin,
      page: installedStartPath,
      runs,
    });
    const { emptyRemote, releases } = sites;
    const version = browser.version();
    return {
      version,
      graphics,
      cards,
      scrolled,
      overview,
      largeOverview,
      detail,
      nextTire,
      yardDay: day,
      comparisons,
      switches,
      slowIndex,
      lighthouse,
      lighthouseOfYards,
      emptyRemote,
      releases,
    };
  } finally {
    for (const end of ends.reverse()) await end();
  }
}
