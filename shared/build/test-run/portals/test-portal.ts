import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePorts } from '../../ports/ports.ts';
import { cleanEnvironment } from '../clean-environment.ts';

export interface TestPortal {
  /** The portal's addresses, as environment variables for its tests. */
  readonly env: Readonly<Record<string, string>>;
  /** Returns the last lines of its output. */
  log(): string;
  stop(): Promise<void>;
}

/** Milliseconds for a start; the first one builds everything and generates demo data. */
const patience = 5 * 60 * 1000;
const kept = 100;

/**
 * Starts a portal with little demo data on free ports, beside any other.
 *
 * @returns the portal once it is ready, or its output before it failed
 */
export async function startTestPortal({
  root,
  dataDir,
  region,
  signal,
}: {
  root: string;
  dataDir: string;
  region: string;
  signal: AbortSignal;
}): Promise<TestPortal | { readonly failed: string }> {
  const [port = 0, membershipPort = 0] = await freePorts(2);
  const child = spawn(process.execPath, ['--import', 'tsx', 'deploy/src/commands/start.ts'], {
    cwd: root,
    env: cleanEnvironment({
      PORT: String(port),
      MEMBERSHIP_PORT: String(membershipPort),
      DATA_DIR: dataDir,
      REGION: region,
      DEMO_SIZE: 'small',
    }),
    signal,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const said: string[] = [];
  const keep = (chunk: Buffer) => said.splice(0, said.push(String(chunk)) - kept);
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const gone = new Promise<'gone'>((resolve) => {
    child.once('exit', () => resolve('gone'));
    child.once('error', () => resolve('gone'));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  const timer = setTimeout(() => child.kill('SIGTERM'), patience);
  const ready = new Promise<'ready'>((resolve) => child.once('message', () => resolve('ready')));
  const outcome = await Promise.race([ready, gone]);
  clearTimeout(timer);
  if (outcome === 'gone') return { failed: `The portal did not start.\n${said.join('')}` };
  const env = {
    PORTAL_URL: `http://localhost:${port}`,
    MEMBERSHIP_URL: `http://localhost:${membershipPort}`,
    DATA_DIR: path.resolve(dataDir),
    REGION: region,
  };
  return { env, log: () => said.join(''), stop };
}
