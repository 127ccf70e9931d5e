import { serveGuest } from '@portal/build/webpack';
import { freePort } from '../../processes/ports.ts';
import { remoteTarget } from '../development-targets.ts';
import { followDeclared } from '../follow-declared.ts';
import type { Developed } from '../run-until-ended.ts';
import { type DescribedRemote, describeRemote } from './described-remote.ts';
import { checkContract, portalToJoin } from './portal-to-join.ts';

export interface DevelopAgainst {
  /** Workspace root. */
  readonly root: string;
  readonly name: string;
  /** Address of the deployed portal. */
  readonly portal: string;
  /** Receives a line about progress. */
  readonly report: (line: string) => void;
  /** Compiles and serves; replaced in tests. */
  readonly serve?: typeof serveGuest;
}

/**
 * Serves a remote of this checkout to the pages of a deployed portal, where it runs only for those
 * who request it, and follows its sources.
 *
 * @throws Refused when the portal cannot or must not run it; BuildRefused when the remote is
 * incomplete
 */
export async function developAgainst(options: DevelopAgainst): Promise<Developed> {
  const { root, name, report, serve = serveGuest } = options;
  const target = remoteTarget(root, name);
  const portal = await portalToJoin(options.portal, name);
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  let described = await describeRemote(target, url);
  checkContract(portal, name, described.entry.contract);

  report(`Compiling ${name} …`);
  const { dir: packageDir, version, distDir: outDir } = target;
  const { origin } = portal;
  const served = await serve({ packageDir, version, outDir }, port, {
    origin,
    fileAt: (path) => described.files.get(path),
  });
  let describing: Promise<void> = Promise.resolve();
  const stopFollowing = followDeclared([target], () => {
    describing = describing
      .then(() => describeRemote(target, url))
      .then((next: DescribedRemote) => {
        described = next;
        served.reload();
      })
      .catch((error: Error) => report(error.message));
  });
  // Responds once the first build has finished, successful or not.
  await fetch(`http://127.0.0.1:${port}/entry.js`);
  report(`\n  ${portal.url}/?override=${name}@${url}\n`);
  report(`${name} runs from this machine in the tab that opens this address. Ctrl-C ends it.`);
  return {
    async stop() {
      stopFollowing();
      await describing;
      await served.close();
    },
  };
}
