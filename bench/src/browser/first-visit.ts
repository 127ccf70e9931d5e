import type { BrowserContext, Page, Request } from '@playwright/test';
import { noteWhenShown } from './in-page/note-when-shown.ts';
import { requestsBegunBefore } from './requests-begun-before.ts';
import { runAtStart } from './run-at-start.ts';
import type { Visitor } from './visitor.ts';

/** A page of the portal, with the selectors that show it is usable. */
export interface VisitedPage {
  readonly path: string;
  /** Its heading and its main control. */
  readonly usable: readonly string[];
}

/** A connection between browser and portal. */
export interface Connection {
  /** Round trip in milliseconds. */
  readonly latency: number;
  readonly megabitsASecond: number;
}

export interface Visit {
  /** From the start of the navigation until the page was usable, in milliseconds. */
  readonly time: number;
  /** Number of API calls and all other requests made until then. */
  readonly requests: number;
  /** Bytes of the site's files as sent, without headers and API calls. */
  readonly bytes: number;
  /** The bytes of scripts among them. */
  readonly scripts: number;
  /** Script and style files that were not sent with brotli. */
  readonly unpacked: readonly string[];
}

/** A first visit, with an empty cache, and the second one in the same profile. */
export interface Visits {
  readonly cold: Visit;
  readonly warm: Visit;
}

interface VisitTwiceOptions {
  readonly origin: string;
  readonly page: VisitedPage;
  /** Null for the browser's own speed. */
  readonly line: Connection | null;
}

/** Visits a page with an empty cache, and again with the filled one. */
export async function visitTwice(visitor: Visitor, wanted: VisitTwiceOptions): Promise<Visits> {
  const context = await visitor.profile(wanted.origin);
  try {
    const cold = await visit(context, wanted);
    return { cold, warm: await visit(context, wanted) };
  } finally {
    await context.close();
  }
}

async function visit(
  context: BrowserContext,
  { origin, page: visited, line }: VisitTwiceOptions,
): Promise<Visit> {
  const page = await context.newPage();
  await runAtStart(page, noteWhenShown, visited.usable);
  if (line) await slowDown(page, line);
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${origin}/`)) asked.push(request);
  });
  await page.goto(origin + visited.path);
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
  const { time, until } = await page.evaluate(() => {
    const time = performance.getEntriesByName('shown')[0]?.startTime ?? 0;
    return { time, until: performance.timeOrigin + time };
  });
  const requests = await requestsBegunBefore(asked, until);
  const files = requests.filter((request) => !new URL(request.url()).pathname.startsWith('/api/'));
  const bytes = await bytesOf(files);
  const scripts = await bytesOf(files.filter((request) => request.url().endsWith('.js')));
  const unpacked = await unpackedOf(files);
  await page.close();
  return {
    time,
    requests: requests.length,
    bytes,
    scripts,
    unpacked,
  };
}

async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  // Cached files are reported with a negative size.
  return sizes.reduce((sum, { responseBodySize }) => sum + Math.max(0, responseBodySize), 0);
}

/** Emulates a slower connection for a page. */
export async function slowDown(
  page: Page,
  { latency, megabitsASecond }: Connection,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const throughput = (megabitsASecond * 1_000_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

async function unpackedOf(files: readonly Request[]): Promise<string[]> {
  const found = await Promise.all(
    files.map(async (request) => {
      const headers = (await request.response())?.headers() ?? {};
      // Shorter files gain nothing from compression and are sent uncompressed.
      const isSmall = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) < 512;
      return headers['content-encoding'] === 'br' || isSmall ? undefined : request.url();
    }),
  );
  return found.filter((url) => url !== undefined).filter((url) => /\.(?:js|css)$/.test(url));
}
