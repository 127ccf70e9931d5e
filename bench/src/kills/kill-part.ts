import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

export type PartOfPortal = 'API' | 'gateway' | 'database';

const programs: Readonly<Record<PartOfPortal, string>> = {
  API: 'api/src/commands/serve.ts',
  gateway: 'deploy/src/commands/gateway.ts',
  database: 'embedded-process.ts',
};

/** Kills a part of a portal with SIGKILL, waiting for it to exist. */
export async function killPart(portal: number, part: PartOfPortal): Promise<void> {
  for (;;) {
    const pid = await findBelow([portal], programs[part]);
    if (pid !== undefined) {
      process.kill(pid, 'SIGKILL');
      return;
    }
    await wait(50);
  }
}

/** Finds the process that runs a program among the descendants of others, breadth first. */
async function findBelow(parents: readonly number[], program: string): Promise<number | undefined> {
  if (parents.length === 0) return undefined;
  const children: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const facts = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    const [, parent] = /\) \S (\d+)/.exec(facts) ?? [];
    if (!parents.includes(Number(parent))) continue;
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(program)) return Number(name);
    children.push(Number(name));
  }
  return findBelow(children, program);
}
