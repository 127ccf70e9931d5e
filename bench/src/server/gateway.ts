import path from 'node:path';
import { cleanEnvironment } from '@portal/build/clean-environment';
import { startPart } from '@portal/deploy/part';

interface GatewaySettings {
  /** Workspace root. */
  readonly root: string;
  readonly siteDir: string;
  readonly port: number;
  readonly apiPort: number;
}

/** A gateway in its own process that serves a site and forwards `/api`. */
export interface Gateway {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts the portal's own gateway in front of a running API. */
export async function startGateway(settings: GatewaySettings): Promise<Gateway> {
  const { root, siteDir, port, apiPort } = settings;
  const part = startPart({
    name: 'gateway',
    program: path.join(root, 'deploy/src/commands/gateway.ts'),
    cwd: root,
    env: cleanEnvironment({ PORT: String(port), SITE_DIR: siteDir, API_PORT: String(apiPort) }),
  });
  await part.ready;
  return { origin: `http://localhost:${port}`, stop: part.stop };
}
