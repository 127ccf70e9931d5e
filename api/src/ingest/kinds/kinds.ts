import type { FileKind } from '../file-kind.ts';
import { accounts } from './accounts.ts';
import { calls } from './calls.ts';
import { casings } from './casings.ts';
import { crossings } from './crossings.ts';
import { dealers } from './dealers.ts';
import { invoiceLines } from './invoice-lines.ts';
import { leaseRates } from './lease-rates.ts';
import { locations } from './locations.ts';
import { mounts } from './mounts.ts';
import { places } from './places.ts';
import { platePictures } from './plate-pictures.ts';
import { products } from './products.ts';
import { readings } from './readings.ts';
import { removedTires } from './removed-tires.ts';
import { specs } from './specs.ts';
import { surveys } from './surveys.ts';
import { tirePrices } from './tire-prices.ts';
import { tires } from './tires.ts';
import { torqueChecks } from './torque-checks.ts';
import { trailerChecks } from './trailer-checks.ts';
import { units } from './units.ts';

/** Every kind of file, ordered so that each refers only to earlier ones. */
export const fileKinds: Readonly<Record<string, FileKind>> = {
  accounts,
  locations,
  dealers,
  products,
  calls,
  'invoice-lines': invoiceLines,
  casings,
  units,
  tires,
  'tire-prices': tirePrices,
  mounts,
  specs,
  surveys,
  crossings,
  'plate-pictures': platePictures,
  'removed-tires': removedTires,
  readings,
  'trailer-checks': trailerChecks,
  'torque-checks': torqueChecks,
  'lease-rates': leaseRates,
  places,
};
