import path from 'node:path';
import { findWorkspaceRoot } from '@portal/build/versions';
import { buildChanged } from '../build/build-changed.ts';
import { buildTargets } from '../build/targets.ts';

// Builds the shell and every remote with changed sources, each into its `dist/<version>/`.

const report = (line: string) => process.stdout.write(`${line}\n`);

try {
  const targets = buildTargets(findWorkspaceRoot(import.meta.dirname));
  await buildChanged(targets, { report });
  for (const { distDir } of targets) report(path.relative(process.cwd(), distDir));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
