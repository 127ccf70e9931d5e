import type { Check, Severity, Side, Slot } from '@portal/contract/fleet-surveys';

/** A finding as calls tell it to a reader of psi and 32nds. */
interface Told {
  readonly check: Check;
  readonly severity: Severity;
  readonly axle_number: number;
  readonly side: Side | null;
  readonly slot: Slot | null;
  readonly measured: number;
  readonly limit: number;
  /** Of a hot tire, whose pressure may be 0 for the allowance alone. */
  readonly is_flat?: boolean;
  readonly spec_source: 'location' | 'account' | 'default' | null;
  readonly spec_valid_from: string | null;
}

const tenth = (value: number) => String(Math.round(value * 10) / 10);
const psi = (value: number) => `${tenth(value)} psi`;
const depth = (value: number) => `${tenth(value)}/32 in`;

function ruleOf({ check, severity, measured, limit, is_flat = measured === 0 }: Told): string {
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

function placeOf({ axle_number: axle, side, slot }: Told): string {
  if (side === null) return `Axle ${axle}:`;
  return slot === null
    ? `Axle ${axle}, ${side}:`
    : `${axle}${side === 'left' ? 'L' : 'R'}${letter[slot]}`;
}

const severityOf = ({ severity }: Told) => (severity === 'critical' ? 'Critical' : 'Warning');

function specOf({ spec_source, spec_valid_from }: Told): string[] {
  if (spec_source === null) return [];
  if (spec_source === 'default') return ['by the default'];
  const [year, month, day] = spec_valid_from?.split('-') ?? [];
  const whose = spec_source === 'location' ? 'location’s' : 'fleet’s';
  return [`by the ${whose} spec of ${month}/${day}/${year}`];
}

const inBrackets = (notes: readonly string[]) =>
  notes.length === 0 ? '' : ` (${notes.join(', ')})`;

const sentenceOf = (finding: Told): string =>
  `${severityOf(finding)}: ${finding.slot === null ? `${placeOf(finding)} ` : ''}${ruleOf(finding)}`;

/**
 * A finding beside its tire in English, letter for letter: a pair's or an axle's with its place, and by whose spec it
 * was judged.
 */
export const besideTire = (finding: Told): string =>
  `${sentenceOf(finding)}${inBrackets(specOf(finding))}`;

/** A finding in a table of its own: how much it matters, where it is, and what it is. */
export const inTable = (finding: Told): string =>
  `${severityOf(finding)} ${placeOf(finding)} ${ruleOf(finding)}${inBrackets(specOf(finding))}`;

interface Past {
  readonly standing: 'new' | 'still_open';
  readonly days_open: number;
}

/** The same beside its tire, with how it stands against the inspections before. */
export const withPast = (finding: Told & Past): string => {
  const { standing, days_open } = finding;
  const days = `${days_open.toLocaleString('en-US')} ${days_open === 1 ? 'day' : 'days'}`;
  const past = standing === 'new' ? 'new' : `open for ${days}`;
  return `${sentenceOf(finding)}${inBrackets([...specOf(finding), past])}`;
};
