import { coverageTable } from '../../words/coverage-table.ts';
import { workspaceCoverage } from '../../words/workspace-coverage.ts';
import { check, type Step } from '../step.ts';

/** The languages that the portal promises whole have every word that English has. */
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
