import { readSettings } from '@portal/api/settings';
import { findWorkspaceRoot } from '@portal/build/versions';
import { developBesidePortal } from '../development/beside-running-portal.ts';
import { develop } from '../development/develop.ts';
import { developmentTargets } from '../development/development-targets.ts';
import { runPortal } from '../portal/run-portal.ts';
import { onEnd } from '../processes/on-end.ts';

// `npm run dev`: a portal whose shell and remotes follow their sources. `npm run dev -- dashboard`:
// the named remotes alone, inside a portal that runs already.

const root = findWorkspaceRoot(import.meta.dirname);
const names = process.argv.slice(2);
const report = (line: string) => process.stdout.write(`${line}\n`);

async function developNamed(): Promise<void> {
  const settings = readSettings(process.env);
  const targets = developmentTargets(root, names);
  const running = await developBesidePortal(targets, settings, report);
  let isEnding = false;
  onEnd(() => {
    if (isEnding) return;
    isEnding = true;
    running.stop().then(() => process.exit(0));
  });
  await running.putInPlace();
  report(`\n${settings.origin} now follows the sources of ${names.join(', ')}. Ctrl-C ends it.`);
}

if (names.length > 0) {
  await developNamed().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
} else {
  await runPortal({
    root,
    siteOf:
      ({ siteDir, region, membershipOrigin }) =>
      async () => {
        const targets = developmentTargets(root, []);
        const signIn = `${membershipOrigin}/sign-in`;
        const { putInPlace } = await develop({
          ...{ targets, others: [], siteDir, region, signIn, report },
        });
        return putInPlace;
      },
  });
}
