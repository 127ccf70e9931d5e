import path from 'node:path';
import { cleanEnvironment } from '@portal/build/clean-environment';
import { freePorts } from '@portal/build/ports';
import { type Part, startPart } from '@portal/deploy/part';

/** What the API says when it is ready, as far as it matters here. */
interface Ready {
  readonly ready: true;
  readonly port: number;
  readonly demo: { readonly password: string } | null;
}

export interface ApiSettings {
  /** Folder of the workspace. */
  readonly root: string;
  readonly dataDir: string;
  /** Null for the embedded database. */
  readonly databaseUrl: string | null;
  readonly demoSize: 'small' | 'demo' | 'large';
  /** The site of a portal that browsers use, and its port; without one nobody but us calls. */
  readonly site?: { readonly dir: string; readonly port: number; readonly membershipPort: number };
}

/** An API in a process of its own. */
export interface ApiProcess {
  /** Where it answers. */
  readonly origin: string;
  readonly port: number;
  /** The origin that the portal would have, and that of its sign-in page. */
  readonly portalOrigin: string;
  readonly membershipOrigin: string;
  /** Every demo user's. */
  readonly password: string;
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

/**
 * Starts an API as the portal does. It makes its demo data when there is none, and says how far it
 * is on the standard output.
 *
 * @throws Error when it ends before it is ready
 */
export async function startApi(settings: ApiSettings): Promise<ApiProcess> {
  const { root, dataDir, databaseUrl, demoSize, site } = settings;
  const [anyPort = 0, anyMembershipPort = 0] = await freePorts(2);
  const port = site?.port ?? anyPort;
  const membershipPort = site?.membershipPort ?? anyMembershipPort;
  const part: Part<Ready> = startPart<Ready>({
    name: 'API',
    program: path.join(root, 'api/src/commands/serve.ts'),
    cwd: root,
    env: cleanEnvironment({
      PORT: String(port),
      MEMBERSHIP_PORT: String(membershipPort),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      DEMO_SIZE: demoSize,
      // Profiles are given the session that began first, whose key is not to change meanwhile.
      SESSION_MINUTES: '1440',
      ...(site && { SITE_DIR: site.dir }),
    }),
    // The sums of large data take long without a word, longer on a busy machine.
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
