import { leaseFactors } from '@portal/contract/analysis-reports';
import { type Fault, type FileKind, type Row, required } from '../file-kind.ts';
import { plannedDate } from '../values/date.ts';
import { between } from '../values/number.ts';
import { oneOf, text } from '../values/text.ts';

/** Stands for the amount per tire-mile of a size instead of a factor. */
const base = 'base';
const values: Readonly<Record<string, readonly string[]>> = leaseFactors;

/**
 * The surcharge for each value of a lease factor, and the cost per tire-mile of each tire size,
 * from a day on.
 */
export const leaseRates: FileKind = {
  columns: {
    factor: required(oneOf(base, ...Object.keys(leaseFactors))),
    value: required(text(40)),
    valid_from: required(plannedDate),
    rate: required(between(-0.99, 10, 6)),
  },
  key: ['factor', 'value', 'valid_from'],
  faults,
  references: [],
  table: 'lease_rates',
  conflict: ['factor', 'value', 'valid_from'],
  written: {
    factor: 'r.factor',
    value: 'r.value',
    valid_from: 'r.valid_from',
    rate: 'r.rate',
  },
};

function faults({ factor, value, rate }: Row): Fault[] {
  if (factor === base) {
    return Number(rate) > 0
      ? []
      : [{ columns: ['rate'], reason: 'What a tire-mile costs is more than 0.' }];
  }
  const known = values[String(factor)] ?? [];
  return known.includes(String(value))
    ? []
    : [{ columns: ['value'], reason: `value "${value}" is none of ${known.join(', ')}.` }];
}
