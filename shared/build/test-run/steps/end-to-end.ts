import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../browser/find-browser.ts';
import { cleanEnvironment } from '../clean-environment.ts';
import { runCommand } from '../run-command.ts';
import { check, type Outcome, type Step, type Surroundings, skipped } from '../step.ts';
import { startTestPortal } from '../test-portal.ts';
import { type ReportedSuite, skipReasons } from './skip-reasons.ts';

/** The part of Playwright's report that is read. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly { readonly message?: string }[];
  readonly suites: readonly ReportedSuite[];
}

interface Extent {
  readonly region: string;
  /** The tag of the tests that are run; all without one. */
  readonly tag?: string;
}

/** A whole portal of its own in each region, and a browser that uses it. */
export const endToEnd: readonly Step[] = [
  inRegion({ region: 'LA' }),
  inRegion({ region: 'EMEA', tag: '@core' }),
  inRegion({ region: 'AP', tag: '@core' }),
];

function inRegion({ region, tag }: Extent): Step {
  return {
    name: `End to end, ${region}`,
    run: (surroundings) => run(surroundings, { region, ...(tag && { tag }) }),
  };
}

async function run({ root, signal }: Surroundings, { region, tag }: Extent): Promise<Outcome> {
  const browser = await findBrowser({ root });
  if ('mistaken' in browser) return check(false, { note: browser.mistaken });
  if ('missing' in browser) return skipped(browser.missing);
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-test-'));
  const portal = await startTestPortal({
    root,
    dataDir: path.join(folder, 'data'),
    region,
    signal,
  });
  try {
    if ('failed' in portal) return check(false, { output: portal.failed });
    const report = path.join(folder, 'report.json');
    // A folder of its own for each run: two at once would clear away each other's traces.
    const traces = `test-results/${process.pid}`;
    const { output } = await runCommand(
      process.execPath,
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--reporter=list,json',
        `--output=${traces}`,
        ...(tag ? [`--grep=${tag}`] : []),
      ],
      {
        cwd: path.join(root, 'e2e'),
        env: cleanEnvironment({
          ...portal.env,
          ...('program' in browser && { CHROMIUM_PATH: browser.program }),
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        }),
        signal,
        live: true,
      },
    );
    const outcome = (await readOutcome(report)) ?? check(false, { output });
    if (outcome.failed === 0) {
      await rm(path.join(root, 'e2e', traces), { recursive: true, force: true });
    }
    return { ...outcome, output: `${outcome.output}\nThe portal's last words:\n${portal.log()}` };
  } finally {
    if ('stop' in portal) await portal.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function readOutcome(file: string): Promise<Outcome | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { stats, errors, suites }: PlaywrightReport = JSON.parse(text);
  return {
    passed: stats.expected,
    // A test that passes at a second try has failed; so has a run that broke beside its tests.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    ...(stats.skipped > 0 && { note: skipReasons(suites).join('; ') }),
    output: errors.map(({ message }) => message).join('\n'),
  };
}
