import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { cleanEnvironment } from '@portal/build/clean-environment';
import { findPostgresql } from '@portal/build/find-postgresql';
import { freePorts } from '@portal/build/ports';
import { startPostgresql } from '@portal/build/start-postgresql';
import { findWorkspaceRoot } from '@portal/build/versions';
import { startPart } from '@portal/deploy/part';
import { killPart, type PartOfPortal } from './kill-part.ts';
import { startWriters } from './writers.ts';

// Repeatedly kills each part of a portal while users write, then checks all acknowledged rows.
// Fails if a row is lost or duplicated, or if a part is unavailable for too long.

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    postgresql: { type: 'boolean', default: false },
  },
});

/** Maximum time until a portal acknowledges writes again, in milliseconds. */
const goal = 10_000;

/**
 * Milliseconds of writing between two kills; kills in quicker succession lead to restart delays.
 */
const between = 5500;

const root = findWorkspaceRoot(import.meta.dirname);
const report = (line: string) => process.stdout.write(`${line}\n`);

/** Starts a PostgreSQL server for the portal, if requested. */
async function server() {
  if (!values.postgresql) return null;
  const programs = await findPostgresql();
  const started = programs ? await startPostgresql(programs) : { failed: 'There is none.' };
  if ('failed' in started) throw new Error(started.failed);
  return started;
}

async function run(): Promise<boolean> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-kills-'));
  const database = await server();
  const [port = 0, membershipPort = 0] = await freePorts(2);
  const portal = startPart<{ ready: true }>({
    name: 'portal',
    program: path.join(root, 'deploy/src/commands/start.ts'),
    cwd: root,
    env: cleanEnvironment({
      PORT: String(port),
      MEMBERSHIP_PORT: String(membershipPort),
      DATA_DIR: dataDir,
      DATABASE_URL: database?.url ?? '',
      DEMO_SIZE: 'small',
    }),
    patience: 30_000,
    silence: 600_000,
  });
  try {
    await portal.ready;
    const origins = {
      portal: `http://localhost:${port}`,
      membership: `http://localhost:${membershipPort}`,
    };
    const writers = await startWriters(origins);
    const parts: PartOfPortal[] = ['API', 'gateway', ...(database ? [] : ['database' as const])];
    const slowest: Record<string, number> = {};
    for (let time = 0; time < Number(values.times); time += 1) {
      for (const part of parts) {
        await wait(between);
        await killPart(portal.pid ?? 0, part);
        const away = await writers.nextAcknowledged();
        slowest[part] = Math.max(slowest[part] ?? 0, away);
        report(`${time + 1}: ${part} killed, the next write after ${(away / 1000).toFixed(1)} s`);
      }
    }
    const { acknowledged, lost, doubled, refused } = await writers.stop();
    for (const row of refused) report(`Refused: ${row}`);
    report(
      `${acknowledged} rows acknowledged, ${lost} lost, ${doubled} doubled, ` +
        `${refused.length} refused; the longest: ${JSON.stringify(slowest)} ms`,
    );
    const isRight = lost + doubled + refused.length === 0;
    return isRight && Object.values(slowest).every((away) => away <= goal);
  } finally {
    await portal.stop();
    await database?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

process.exit((await run()) ? 0 : 1);
