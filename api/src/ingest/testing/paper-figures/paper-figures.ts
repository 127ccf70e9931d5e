import { durabilityOnPaper } from './durability.ts';
import type { PaperFigures } from './paper-figure.ts';
import { purchasesOnPaper } from './purchases.ts';
import { retreadingOnPaper } from './retreading.ts';
import { serviceOnPaper } from './service.ts';

/**
 * The figures of account 0000101 in January and February 2025, added up by hand from the sample
 * files. `Prev` is January and February 2024; `NatAvg` is the other five accounts of the fleet type,
 * of which two have records: the mean of five for a sum, the quotient of all sums for a quotient.
 */
export const paperFigures: PaperFigures = {
  ...purchasesOnPaper,
  ...serviceOnPaper,
  ...retreadingOnPaper,
  ...durabilityOnPaper,
};
