import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { findWorkspaceRoot } from '../workspace/workspace.ts';
import { contractFiles, platformContract } from './platform-contract.ts';

// `npm run contract`: records the platform's public surface under its version, and the schema of a
// deployment.

try {
  const root = findWorkspaceRoot(import.meta.dirname);
  const contents = platformContract(root);
  for (const [name, file] of Object.entries(contractFiles)) {
    writeFileSync(
      path.join(root, 'shared/platform', file),
      contents[name as keyof typeof contractFiles],
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
