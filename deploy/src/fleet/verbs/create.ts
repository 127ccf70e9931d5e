import { buildTargets } from '../../build/targets.ts';
import { createRemote, nameProblem } from '../create/create-remote.ts';
import { installWorkspace } from '../create/install-workspace.ts';
import { type FleetCommand, WrongUse } from '../verb.ts';

export const createVerb: FleetCommand = {
  name: 'create',
  summary: 'makes the package of a new remote, with one screen',
  arguments: ['name'],
  options: {
    'no-install': { type: 'boolean', help: 'leaves installing its dependencies to you' },
  },
  details: `Makes remote-<name>/ with a screen at /<name>, its words in four languages and a test, and installs
its dependencies. It passes every check as it is, and is on screen after npm start, or after publish
and deploy. Nothing outside its folder changes but the lockfile.`,
  async run(given, { root, report }) {
    const name = given.argument('name');
    const taken = buildTargets(root).map((target) => target.name);
    const problem = nameProblem(name, root, taken);
    if (problem) throw new WrongUse(problem);
    const files = await createRemote(root, name);
    const installs = !given.has('no-install');
    if (installs) await installWorkspace(root, report);
    const install = 'npx -y pnpm@12.21.0 install';
    return {
      text: [
        `remote-${name}/ is there, with ${files.length} files.`,
        ...(installs ? [] : [`Install its dependencies: ${install}`]),
        `See it at /${name}: npm start, or npm run fleet -- publish ${name} and deploy <region>.`,
        `Then work on it: npm run dev -- ${name}`,
      ].join('\n'),
      json: { name, folder: `remote-${name}`, files, installed: installs },
    };
  },
};
