import { aloneConfig, serve } from '@portal/build/webpack';
import { freePort } from '../../processes/ports.ts';
import { remoteTarget } from '../development-targets.ts';
import type { Developed } from '../run-until-ended.ts';
import { writeAloneMain } from './alone-main.ts';

export interface DevelopAlone {
  /** Workspace root. */
  readonly root: string;
  readonly name: string;
  /** Receives a line about progress. */
  readonly report: (line: string) => void;
}

/** Shows a remote on its own page, without portal and API, and follows its sources. */
export async function developAlone({ root, name, report }: DevelopAlone): Promise<Developed> {
  const target = remoteTarget(root, name);
  const main = await writeAloneMain(root, target);
  const { dir: packageDir, version, distDir: outDir } = target;
  report(`Compiling ${name} …`);
  const port = await freePort();
  const { close } = await serve(aloneConfig({ packageDir, version, outDir }, main), port);
  await fetch(`http://127.0.0.1:${port}/`);
  report(`\n  http://localhost:${port}/\n\n${name} runs there on its own. Ctrl-C ends it.`);
  return { stop: close };
}
