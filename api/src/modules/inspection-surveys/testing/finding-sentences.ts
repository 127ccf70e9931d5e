import type { Check, Severity, Side, Slot } from '@portal/contract/fleet-surveys';

/** A finding as calls tell it to a reader of psi and 32nds. */
interface FindingValues {
  readonly check: Check;
  readonly severity: Severity;
  readonly axle_number: number;
  readonly side: Side | null;
  readonly slot: Slot | null;
  readonly measured: number;
  readonly limit: number;
  /** For a hot tire, whose pressure may be 0 only because of the allowance. */
  readonly is_flat?: boolean;
  readonly spec_source: 'location' | 'account' | 'default' | null;
  readonly spec_valid_from: string | null;
}

const tenth = (value: number) => String(Math.round(value * 10) / 10);
const psi = (value: number) => `${tenth(value)} psi`;
const depth = (value: number) => `${tenth(value)}/32 in`;

function ruleOf({
  check,
  severity,
  measured,
  limit,
  is_flat = measured === 0,
}: FindingValues): string {
  const percent = Math.round((Math.abs(measured - limit) / limit) * 100);
  switch (check) {
    case 'pressure':
      if (is_flat) return `Flat: the target is ${psi(limit)}`;
      return `Pressure ${psi(measured)} is ${percent}% ${measured < limit ? 'below' : 'above'} the target of ${psi(limit)}`;
    case 'tread_depth':
      return severity === 'critical'
        ? `Tread ${depth(measured)} is below the legal ${depth(limit)}`
        : `Tread ${depth(measured)} is below the pull depth of ${depth(limit)}`;
    case 'tread_mismatch_duals':
      return `The treads of the duals differ by ${depth(measured)}, more than ${depth(limit)}`;
    case 'tread_mismatch_axle':
      return `Left and right differ by ${depth(measured)} of tread, more than ${depth(limit)}`;
    case 'dual_pressure':
      return `The pressures of the duals differ by ${psi(measured)}, more than ${psi(limit)}`;
  }
}

const letter = { single: '', outer: 'O', inner: 'I' } as const;

function placeOf({ axle_number: axle, side, slot }: FindingValues): string {
  if (side === null) return `Axle ${axle}:`;
  return slot === null
    ? `Axle ${axle}, ${side}:`
    : `${axle}${side === 'left' ? 'L' : 'R'}${letter[slot]}`;
}

const severityOf = ({ severity }: FindingValues) =>
  severity === 'critical' ? 'Critical' : 'Warning';

function specOf({ spec_source, spec_valid_from }: FindingValues): string[] {
  if (spec_source === null) return [];
  if (spec_source === 'default') return ['by the default'];
  const [year, month, day] = spec_valid_from?.split('-') ?? [];
  const whose = spec_source === 'location' ? 'location’s' : 'fleet’s';
  return [`by the ${whose} spec of ${month}/${day}/${year}`];
}

const inBrackets = (notes: readonly string[]) =>
  notes.length === 0 ? '' : ` (${notes.join(', ')})`;

const sentenceOf = (finding: FindingValues): string =>
  `${severityOf(finding)}: ${finding.slot === null ? `${placeOf(finding)} ` : ''}${ruleOf(finding)}`;

/**
 * The exact English text of a finding next to its tire: with the place for a pair or an axle, and
 * with the spec that judged it.
 */
export const textBesideTire = (finding: FindingValues): string =>
  `${sentenceOf(finding)}${inBrackets(specOf(finding))}`;

/** The exact English text of a finding in a table of its own: severity, place and rule. */
export const textInTable = (finding: FindingValues): string =>
  `${severityOf(finding)} ${placeOf(finding)} ${ruleOf(finding)}${inBrackets(specOf(finding))}`;

interface FindingHistory {
  readonly standing: 'new' | 'still_open';
  readonly days_open: number;
}

/** The text next to a tire, with how the finding compares with earlier inspections. */
export const textWithHistory = (finding: FindingValues & FindingHistory): string => {
  const { standing, days_open } = finding;
  const days = `${days_open.toLocaleString('en-US')} ${days_open === 1 ? 'day' : 'days'}`;
  const past = standing === 'new' ? 'new' : `open for ${days}`;
  return `${sentenceOf(finding)}${inBrackets([...specOf(finding), past])}`;
};
