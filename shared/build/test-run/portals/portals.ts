import { rm } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../run-command.ts';
import { scratchFolder } from '../scratch-folder.ts';
import { startTestPortal, type TestPortal } from './test-portal.ts';

export interface PortalRequest {
  readonly region: string;
  /** The last day of its demo data, `YYYY-MM-DD`; if omitted, the portal generates its own data. */
  readonly demoUntil?: string;
}

export type Portals = readonly TestPortal[] | { readonly failed: string };

interface PortalsOptions {
  readonly root: string;
  readonly signal: AbortSignal;
}

/**
 * Portals for tests, each with its own site and data, which are deleted when the portals stop. The
 * first one builds what changed; the others then start concurrently.
 */
export class TestPortals {
  private readonly folder = scratchFolder('portal-test-');
  private readonly started: TestPortal[] = [];

  constructor(private readonly options: PortalsOptions) {}

  /**
   * @returns the portals in the order of the requests, or the output of one that failed to start
   */
  async start(requests: readonly PortalRequest[]): Promise<Portals> {
    const folder = await this.folder;
    const places = requests.map((request, place) => ({
      ...request,
      dataDir: path.join(folder, `${this.started.length + place}-${request.region}`),
    }));
    const problem = await this.writeDemo(places);
    if (problem) return { failed: problem };
    const [first, ...others] = places;
    if (!first) return [];
    const portals = [await this.startOne(first)];
    portals.push(...(await Promise.all(others.map((place) => this.startOne(place)))));
    const failure = portals.find((portal) => 'failed' in portal);
    return failure && 'failed' in failure ? failure : (portals as TestPortal[]);
  }

  async stop(): Promise<void> {
    await Promise.all(this.started.map((portal) => portal.stop()));
    await rm(await this.folder, { recursive: true, force: true });
  }

  private async startOne({ region, dataDir }: { region: string; dataDir: string }) {
    const portal = await startTestPortal({ ...this.options, region, dataDir });
    if ('stop' in portal) this.started.push(portal);
    return portal;
  }

  /** Generates the data once for each day, and copies it. */
  private async writeDemo(places: readonly { demoUntil?: string; dataDir: string }[]) {
    const days = new Set(places.flatMap(({ demoUntil }) => demoUntil ?? []));
    for (const day of days) {
      const dirs = places.filter(({ demoUntil }) => demoUntil === day).map((one) => one.dataDir);
      const { root, signal } = this.options;
      const { code, output } = await runCommand(
        process.execPath,
        ['--import', 'tsx', 'api/src/db/testing/write-demo.ts', day, ...dirs],
        { cwd: root, signal },
      );
      if (code !== 0) return `The demo data could not be made.\n${output}`;
    }
    return undefined;
  }
}
