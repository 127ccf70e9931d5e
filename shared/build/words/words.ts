import { findWorkspaceRoot } from '../versions/versions.ts';
import { coverageTable } from './coverage-table.ts';
import { workspaceCoverage } from './workspace-coverage.ts';

// `npm run words`: how far each language has the words that English has, by package. Languages that
// the portal promises whole may miss none.

const { packages, isWhole } = workspaceCoverage(findWorkspaceRoot(import.meta.dirname));
process.stdout.write(`${coverageTable(packages)}\n`);
process.exitCode = isWhole ? 0 : 1;
