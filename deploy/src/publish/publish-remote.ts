import { statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildChanged } from '../build/build-changed.ts';
import { buildTargets } from '../build/targets.ts';
import { readPublishedRemote } from '../compose/published-builds.ts';
import { publish } from './publish.ts';

const usage = 'Usage: npm run --silent publish-remote -- <remote> --site <folder of the site>';

const help = `${usage}

Builds one remote from this checkout, puts it into a site beside the versions that run there, and
prints its entry for the \`remotes\` of a deployment. What runs does not change until the site's
deployment.json names it: put the entry in the place of the remote's present one. It stays there
when the portal is started again; once the entry is removed, the next start follows the sources.

  --site <folder>  the folder of the site; that of a portal is <DATA_DIR>/site, or SITE_DIR
  -h, --help       shows this`;

interface Checkout {
  /** Folder of the workspace. */
  readonly root: string;
  /** Takes a line about progress. */
  readonly report: (line: string) => void;
}

/**
 * Publishes the remote that the arguments of the command name.
 *
 * @returns what the command prints: the remote's entry, or the help that was asked for
 * @throws Error with a sentence for the person who gave the arguments
 */
export async function publishRemote(
  args: readonly string[],
  { root, report }: Checkout,
): Promise<string> {
  const { values, positionals } = argumentsOf(args);
  if (values.help) return help;
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new Error(`Name one remote.\n${usage}`);
  if (!values.site) throw new Error(`Name the folder of the site, with --site.\n${usage}`);
  const siteDir = path.resolve(values.site);
  if (!statSync(siteDir, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`There is no folder ${siteDir}: start a portal first, which makes its site.`);
  }
  const remotes = buildTargets(root).filter(({ kind }) => kind === 'remote');
  const target = remotes.find((one) => one.name === name);
  if (!target) {
    const names = remotes.map((remote) => remote.name).join(', ') || 'none';
    throw new Error(`There is no remote ${name} in this checkout. There are: ${names}.`);
  }
  await buildChanged([target], { report });
  await publish(target, siteDir);
  const { entry } = await readPublishedRemote(siteDir, target);
  return JSON.stringify(entry);
}

function argumentsOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { site: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}
