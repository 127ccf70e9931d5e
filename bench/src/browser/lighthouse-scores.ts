import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { freePorts } from '@portal/build/ports';
import lighthouse, { desktopConfig } from 'lighthouse';
import { median } from '../measure/spread.ts';
import { launchOptions } from './launch.ts';
import type { Visitor } from './visitor.ts';

const categories = ['performance', 'accessibility', 'best-practices'] as const;

/** Scores from 0 to 100; the median of several runs. */
export type LighthouseScores = Readonly<Record<(typeof categories)[number], number>>;

interface LighthouseScoresOptions {
  readonly root: string;
  readonly origin: string;
  /** Path within the portal. */
  readonly page: string;
  readonly runs: number;
}

/**
 * Runs Lighthouse with its desktop preset on a page with a signed-in user.
 *
 * @throws Error when Lighthouse gives no score
 */
export async function lighthouseScores(
  visitor: Visitor,
  { root, origin, page, runs }: LighthouseScoresOptions,
): Promise<LighthouseScores> {
  const options = await launchOptions(root);
  if ('missing' in options) throw new Error(options.missing);
  const [port = 0] = await freePorts(1);
  const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  try {
    await visitor.settle(context, origin);
    const found: LighthouseScores[] = [];
    for (let run = 0; run < runs; run += 1) found.push(await runLighthouse(origin + page, port));
    return scoresOf((name) => median(found.map((scores) => scores[name])));
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Maximum number of runs until Lighthouse gives a score, as one of its audits occasionally aborts.
 */
const attempts = 3;

async function runLighthouse(url: string, port: number): Promise<LighthouseScores> {
  const settings = { onlyCategories: [...categories], disableStorageReset: true };
  let troubles: readonly string[] = [];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const result = await lighthouse(url, { port, logLevel: 'error', ...settings }, desktopConfig);
    const scores = scoresOf((name) => (result?.lhr.categories[name]?.score ?? Number.NaN) * 100);
    if (Object.values(scores).every(Number.isFinite)) return scores;
    troubles = Object.values(result?.lhr.audits ?? {}).flatMap(({ id, errorMessage }) =>
      errorMessage ? [`${id}: ${errorMessage}`] : [],
    );
  }
  throw new Error(`Lighthouse gave no score (${troubles.join('; ')})`);
}

const scoresOf = (score: (name: keyof LighthouseScores) => number): LighthouseScores => ({
  performance: score('performance'),
  accessibility: score('accessibility'),
  'best-practices': score('best-practices'),
});
