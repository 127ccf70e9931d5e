import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cleanEnvironment } from '../clean-environment.ts';
import type { TestPortal } from '../portals/test-portal.ts';
import { outcomeOf, readReport } from '../report/test-report.ts';
import { namePattern } from '../request/name-pattern.ts';
import { runCommand } from '../run-command.ts';
import { type Context, check, type Outcome } from '../step.ts';

export interface PlaywrightRun {
  readonly region: string;
  /** One for each worker: tests that change a site leave the others alone. */
  readonly portals: readonly TestPortal[];
  /** The browser's program; Playwright's own when left out. */
  readonly browser?: string;
  /** Projects of Playwright's configuration. */
  readonly projects: readonly string[];
  /** Files and folders of tests below `e2e`; all of the project when left out. */
  readonly specs?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Makes the kept pictures anew instead of comparing them. */
  readonly update?: boolean;
}

const reporter = path.join(import.meta.dirname, '../report/playwright-reporter.cjs');

/** Runs end-to-end tests against portals that are there, with as many workers. */
export async function runPlaywright(
  { root, signal, request }: Context,
  { region, portals, browser, projects, specs = [], env = {}, update }: PlaywrightRun,
): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-playwright-'));
  const report = path.join(folder, 'report.json');
  // A folder of its own for each run: two at once would clear away each other's traces.
  const traces = `test-results/${process.pid}-${projects.join('-')}`;
  const { output } = await runCommand(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      ...specs,
      ...projects.map((project) => `--project=${project}`),
      `--workers=${portals.length}`,
      `--reporter=${reporter}`,
      `--output=${traces}`,
      '--pass-with-no-tests',
      ...(update ? ['--update-snapshots=all'] : []),
      ...(request.name ? [`--grep=${namePattern(request.name)}`] : []),
    ],
    {
      cwd: path.join(root, 'e2e'),
      env: cleanEnvironment({
        PORTALS: JSON.stringify(portals.map((portal) => portal.env)),
        REGION: region,
        TEST_REPORT: report,
        TEST_ROOT: root,
        ...(request.all && { EVERY_FAULT: '1' }),
        ...(browser && { CHROMIUM_PATH: browser }),
        ...env,
      }),
      signal,
      live: true,
    },
  );
  const found = await readReport(report);
  await rm(folder, { recursive: true, force: true });
  const outcome = found ? outcomeOf(found, root) : check(false, { output });
  if (outcome.failed === 0)
    await rm(path.join(root, 'e2e', traces), { recursive: true, force: true });
  const words = portals.map((portal) => portal.log()).join('\n');
  return { ...outcome, output: `${outcome.output ?? ''}\nThe portals' last words:\n${words}` };
}
