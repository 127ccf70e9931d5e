import { findWorkspaceRoot } from '../versions/versions.ts';
import { coverageTable } from './coverage-table.ts';
import { workspaceCoverage } from './workspace-coverage.ts';

// `npm run words`: reports the coverage of each language relative to English, by package. Languages
// promised complete must not lack any text.

const { packages, isWhole } = workspaceCoverage(findWorkspaceRoot(import.meta.dirname));
process.stdout.write(`${coverageTable(packages)}\n`);
process.exitCode = isWhole ? 0 : 1;
