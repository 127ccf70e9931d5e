import { servePackage } from '@portal/build/webpack';
import type { BuildTarget } from '../build/targets.ts';
import { freePort } from '../processes/ports.ts';

// Compiles the packages in `DEVELOPED` for development, and again whenever a source changes, each
// behind its own server, until the parent process ends or it receives a signal.

/** The message to the parent process when all servers are ready. */
export interface ServersReady {
  readonly ready: true;
  /** Ports of the servers, in the order of the packages. */
  readonly ports: readonly number[];
}

process.on('disconnect', () => process.exit(0));

const targets: BuildTarget[] = JSON.parse(process.env.DEVELOPED ?? '[]');
const ports: number[] = [];
for (const { dir: packageDir, version, distDir: outDir } of targets) {
  const port = await freePort();
  await servePackage({ packageDir, version, outDir }, port);
  ports.push(port);
}
const message: ServersReady = { ready: true, ports };
process.send?.(message);
