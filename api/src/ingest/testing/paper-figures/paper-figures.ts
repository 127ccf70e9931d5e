import { durabilityOnPaper } from './durability.ts';
import type { PaperFigures } from './paper-figure.ts';
import { purchasesOnPaper } from './purchases.ts';
import { retreadingOnPaper } from './retreading.ts';
import { serviceOnPaper } from './service.ts';

/**
 * Figures of account 0000101 in January and February 2025, computed by hand from the sample files.
 * `Prev` is January and February 2024; `NatAvg` covers the other five accounts of the fleet type,
 * two of which have records: a sum is divided by five, a quotient is computed from the sums of all.
 */
export const paperFigures: PaperFigures = {
  ...purchasesOnPaper,
  ...serviceOnPaper,
  ...retreadingOnPaper,
  ...durabilityOnPaper,
};
