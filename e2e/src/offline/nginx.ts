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
  /** Origin of the API, or of a proxy in front of it. */
  readonly api: string;
}

/**
 * Serves the site of a portal with nginx, using the configuration printed by the fleet command.
 *
 * @returns its origin, and a function that stops it
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
  writeFileSync(file, completeConfiguration(JSON.parse(printed).configuration, dir));
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

/**
 * Returns a complete configuration that contains only this server and writes only to this folder.
 */
const completeConfiguration = (server: string, dir: string): string => `
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
