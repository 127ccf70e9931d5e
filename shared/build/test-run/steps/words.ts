import { coverageTable } from '../../words/coverage-table.ts';
import { workspaceCoverage } from '../../words/workspace-coverage.ts';
import { check, type Step } from '../step.ts';

/** Checks that the languages promised complete have every text that English has. */
export const words: Step = {
  name: 'Words',
  async run({ root }) {
    const { packages, isWhole } = workspaceCoverage(root);
    return check(isWhole, {
      note: `${packages.size} packages`,
      output: coverageTable(packages),
    });
  },
};
