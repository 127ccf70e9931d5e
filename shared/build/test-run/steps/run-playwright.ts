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
  /** One for each worker, so that tests that change a site do not affect the others. */
  readonly portals: readonly TestPortal[];
  /** The browser's program; Playwright's own if omitted. */
  readonly browser?: string;
  /** Projects of Playwright's configuration. */
  readonly projects: readonly string[];
  /** Test files and folders, relative to `e2e`; all of the project if omitted. */
  readonly specs?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Whether to regenerate the reference pictures instead of comparing them. */
  readonly update?: boolean;
}

const reporter = path.join(import.meta.dirname, '../report/playwright-reporter.cjs');

/** Runs end-to-end tests against running portals, with one worker for each. */
export async function runPlaywright(
  { root, signal, request }: Context,
  { region, portals, browser, projects, specs = [], env = {}, update }: PlaywrightRun,
): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-playwright-'));
  const report = path.join(folder, 'report.json');
  // A separate folder for each run, since two concurrent runs would delete each other's traces.
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
