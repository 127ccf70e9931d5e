import type { Step } from '../step.ts';
import { runJest, testedPackages } from './run-jest.ts';

/** The tests beside the code, of every package; those of the API on the embedded database. */
export const unitTests: Step = {
  name: 'Unit tests, embedded database',
  run: (surroundings) => runJest(testedPackages(surroundings.root), surroundings),
};
