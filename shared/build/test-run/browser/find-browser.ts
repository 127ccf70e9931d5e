import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../run-command.ts';

/**
 * A browser for the tests: a program, or Playwright's own; else the reason for having none:
 * `CHROMIUM_PATH` names a missing file, or the machine has none.
 */
export type Browser =
  | { readonly program: string }
  | { readonly own: true }
  | { readonly mistaken: string }
  | { readonly missing: string };

interface FindBrowserOptions {
  readonly root: string;
  readonly env?: NodeJS.ProcessEnv;
  /**
   * Debian packages with a browser, named like its program. The first one present is used; if there
   * is none, the first package is installed.
   */
  readonly packages?: readonly [string, ...string[]];
  readonly programs?: string;
  /** Runs an installer; returns whether it succeeded. */
  readonly install?: (command: string, args: readonly string[]) => Promise<boolean>;
  readonly isRoot?: boolean;
}

/** The headless shell shows the same pages with a fifth less work. */
const forTests = ['chromium-headless-shell', 'chromium'] as const;

/**
 * Finds Chromium: the one named by `CHROMIUM_PATH`, else the system's, else Debian's package, else
 * Playwright's own.
 */
export async function findBrowser({
  root,
  env = process.env,
  packages = forTests,
  programs = '/usr/bin',
  install = (command, args) => runInstaller(command, args, root),
  isRoot = process.getuid?.() === 0,
}: FindBrowserOptions): Promise<Browser> {
  const named = env.CHROMIUM_PATH;
  if (named) {
    return existsSync(named)
      ? { program: named }
      : { mistaken: `CHROMIUM_PATH names ${named}, which is not there` };
  }
  const places = packages.map((name) => path.join(programs, name));
  const installed = () => places.find((place) => existsSync(place));
  if (!installed() && isRoot && existsSync('/usr/bin/apt-get')) {
    await install('apt-get', ['update']);
    await install('apt-get', ['install', '-y', '--no-install-recommends', packages[0]]);
  }
  const program = installed();
  if (program) return { program };
  const playwright = path.join(root, 'e2e/node_modules/@playwright/test/cli.js');
  if (await install(process.execPath, [playwright, 'install', 'chromium'])) return { own: true };
  return { missing: 'no Chromium is installed, and none could be had' };
}

async function runInstaller(
  command: string,
  args: readonly string[],
  cwd: string,
): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (await runCommand(command, args, { cwd, env })).code === 0;
}
