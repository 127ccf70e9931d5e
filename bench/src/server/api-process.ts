import path from 'node:path';
import { cleanEnvironment } from '@portal/build/clean-environment';
import { freePorts } from '@portal/build/ports';
import { type Part, startPart } from '@portal/deploy/part';

/** The relevant parts of the API's ready message. */
interface ReadyMessage {
  readonly ready: true;
  readonly port: number;
  readonly demo: { readonly password: string } | null;
}

export interface ApiSettings {
  /** Workspace root. */
  readonly root: string;
  readonly dataDir: string;
  /** Null for the embedded database. */
  readonly databaseUrl: string | null;
  readonly demoSize: 'small' | 'demo' | 'large';
  /**
   * The site of a portal used by browsers, and its ports; if omitted, only the benchmark itself
   * calls the API.
   */
  readonly site?: { readonly dir: string; readonly port: number; readonly membershipPort: number };
}

/** An API in its own process. */
export interface ApiProcess {
  /** Address for calls. */
  readonly origin: string;
  readonly port: number;
  /** Origins of the portal and of its sign-in page. */
  readonly portalOrigin: string;
  readonly membershipOrigin: string;
  /** Password of every demo user. */
  readonly password: string;
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

/**
 * Starts an API as the portal does. It creates its demo data if there are none, and reports
 * progress on standard output.
 *
 * @throws Error when it exits before it is ready
 */
export async function startApi(settings: ApiSettings): Promise<ApiProcess> {
  const { root, dataDir, databaseUrl, demoSize, site } = settings;
  const [anyPort = 0, anyMembershipPort = 0] = await freePorts(2);
  const port = site?.port ?? anyPort;
  const membershipPort = site?.membershipPort ?? anyMembershipPort;
  const part: Part<ReadyMessage> = startPart<ReadyMessage>({
    name: 'API',
    program: path.join(root, 'api/src/commands/serve.ts'),
    cwd: root,
    env: cleanEnvironment({
      PORT: String(port),
      MEMBERSHIP_PORT: String(membershipPort),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      DEMO_SIZE: demoSize,
      // All profiles share the first session, so its key must not change during the run.
      SESSION_MINUTES: '1440',
      ...(site && { SITE_DIR: site.dir }),
    }),
    // Computing the sums of large data takes long without output, and longer on a busy machine.
    silence: 600_000,
  });
  const ready = await part.ready;
  return {
    origin: `http://127.0.0.1:${ready.port}`,
    port: ready.port,
    portalOrigin: `http://localhost:${port}`,
    membershipOrigin: `http://localhost:${membershipPort}`,
    password: ready.demo?.password ?? '',
    pid: part.pid,
    stop: part.stop,
  };
}
