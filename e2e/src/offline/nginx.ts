import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const program = '/usr/sbin/nginx';
const root = path.resolve(import.meta.dirname, '..', '..', '..');

/** Whether this machine has nginx. */
export const hasNginx = existsSync(program);

interface Site {
  readonly dataDir: string;
  readonly region: string;
  /** Origin of the API, or of what hands calls on to it. */
  readonly api: string;
}

/**
 * Serves the site of a portal by nginx, with the configuration that the fleet's command prints.
 *
 * @returns its origin, and what ends it
 */
export async function startNginx({ dataDir, region, api }: Site) {
  const port = await freePort();
  const command = path.join(root, 'deploy/src/commands/fleet.ts');
  const args = ['nginx-conf', region, '--site', path.join(dataDir, 'site'), '--json'];
  const printed = execFileSync(
    process.execPath,
    ['--import', 'tsx', command, ...args, '--api', api, '--port', String(port)],
    { cwd: root, encoding: 'utf8' },
  );
  const dir = mkdtempSync(path.join(tmpdir(), 'portal-nginx-'));
  const file = path.join(dir, 'nginx.conf');
  writeFileSync(file, whole(JSON.parse(printed).configuration, dir));
  const nginx = spawn(program, ['-c', file], { stdio: 'ignore' });
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** A configuration that holds nothing else, and writes nowhere else. */
const whole = (server: string, dir: string): string => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${dir}/pid;
error_log ${dir}/log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${dir}/${kind};`)
    .join('\n  ')}
  ${server}
}
`;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
