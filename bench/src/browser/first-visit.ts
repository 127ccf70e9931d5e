import type { BrowserContext, Page, Request } from '@playwright/test';
import { askedUntil } from './asked-until.ts';
import { noteWhenShown } from './in-page/note-when-shown.ts';
import { runAtStart } from './run-at-start.ts';
import type { Visitor } from './visitor.ts';

/** A page of the portal, and how to see that it can be used. */
export interface VisitedPage {
  readonly path: string;
  /** Its heading and its main control. */
  readonly usable: readonly string[];
}

/** A line between browser and portal. */
export interface Line {
  /** In milliseconds, both ways together. */
  readonly latency: number;
  readonly megabitsASecond: number;
}

export interface Visit {
  /** From the start of the navigation until the page could be used, in milliseconds. */
  readonly time: number;
  /** Calls of the API and everything else that was asked for until then. */
  readonly requests: number;
  /** Bytes of the site's files as they were sent, without their headers; calls do not count. */
  readonly bytes: number;
  /** Of these, scripts. */
  readonly scripts: number;
  /** Script and style files that were not sent as brotli. */
  readonly unpacked: readonly string[];
}

/** A first visit, with an empty cache, and the second one in the same profile. */
export interface Visits {
  readonly cold: Visit;
  readonly warm: Visit;
}

interface Wanted {
  readonly origin: string;
  readonly page: VisitedPage;
  /** The browser's own speed without one. */
  readonly line: Line | null;
}

/** Visits a page with an empty cache, and then again with what the browser kept. */
export async function visitTwice(visitor: Visitor, wanted: Wanted): Promise<Visits> {
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
  { origin, page: visited, line }: Wanted,
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
  const requests = await askedUntil(asked, until);
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
  // What the browser had kept counts as less than nothing there.
  return sizes.reduce((sum, { responseBodySize }) => sum + Math.max(0, responseBodySize), 0);
}

/** Gives a page another line than the machine's own. */
export async function slowDown(page: Page, { latency, megabitsASecond }: Line): Promise<void> {
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
      // What is shorter gains nothing and is sent as it is.
      const isSmall = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) < 512;
      return headers['content-encoding'] === 'br' || isSmall ? undefined : request.url();
    }),
  );
  return found.filter((url) => url !== undefined).filter((url) => /\.(?:js|css)$/.test(url));
}
