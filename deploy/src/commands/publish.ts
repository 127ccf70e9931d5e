import path from 'node:path';
import { parseArgs } from 'node:util';
import { findWorkspaceRoot } from '@portal/build/versions';
import { buildChanged } from '../build/build-changed.ts';
import { buildTargets } from '../build/targets.ts';
import { readPublishedRemote } from '../compose/published-builds.ts';
import { publish } from '../publish/publish.ts';

// `npm run --silent publish-remote -- <remote> --site <folder>`: builds one remote from this
// checkout, puts it into a site beside the versions that run, and prints its entry for the
// `remotes` of a deployment. What runs does not change until a deployment names it.

const usage = 'Usage: npm run --silent publish-remote -- <remote> --site <folder of the site>';

async function publishNamed(name: string, siteDir: string): Promise<string> {
  const targets = buildTargets(findWorkspaceRoot(import.meta.dirname));
  const target = targets.find((one) => one.kind === 'remote' && one.name === name);
  if (!target) throw new Error(`There is no remote ${name} in this checkout.\n${usage}`);
  await buildChanged([target], { report: (line) => process.stderr.write(`${line}\n`) });
  await publish(target, siteDir);
  return JSON.stringify(await readPublishedRemote(siteDir, target));
}

try {
  const { values, positionals } = parseArgs({
    options: { site: { type: 'string' } },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (!name || !values.site) throw new Error(usage);
  process.stdout.write(`${await publishNamed(name, path.resolve(values.site))}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
