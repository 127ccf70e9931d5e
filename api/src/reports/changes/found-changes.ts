import { type ChangeRule, changeLimits } from '@portal/contract/reports';
import type { RowSample } from './read-samples.ts';
import { chanceOfNoise, ratioOf, type Sample, without } from './sample.ts';

/** A figure that changed, with the reference that it is compared with. */
export interface FoundChange<Rule extends ChangeRule = ChangeRule> {
  readonly rule: Rule;
  readonly row: RowSample & { readonly value: number };
  readonly reference: RowSample & { readonly value: number };
  /** All rows together, on the row's side. */
  readonly total: RowSample;
  /** The probability of such a difference without any change. */
  readonly chance: number;
}

/** The samples for a rule: of its figure, and of the evidence tested instead. */
export interface RuleSamples {
  readonly figure: readonly RowSample[];
  readonly evidence: readonly RowSample[] | null;
}

/** A comparison with enough records on both sides. */
interface RowComparison<Rule extends ChangeRule> extends Omit<FoundChange<Rule>, 'chance'> {
  /** The tested samples: the row against the other rows, if it is one of them. */
  readonly tested: readonly [Sample, Sample];
}

/**
 * Returns the changes supported by the records: large enough to matter, and too large for noise.
 * The allowed error is divided among all comparisons, so that more of them do not find more by
 * accident.
 */
export function foundChanges<Rule extends ChangeRule>(
  rules: readonly Rule[],
  samplesOf: (rule: Rule) => RuleSamples,
): { readonly found: readonly FoundChange<Rule>[]; readonly comparisons: number } {
  const compared = rules.flatMap((rule) => [...comparisonsOf(rule, samplesOf(rule))]);
  const found = compared
    .filter((each) => isFarApart(each) && isSameWay(each))
    .map(({ tested: [one, other], ...change }) => ({
      ...change,
      chance: chanceOfNoise(one, other, change.rule.noise),
    }))
    .filter(({ chance }) => chance < changeLimits.error / compared.length)
    .filter(isOwnMove);
  return { found, comparisons: compared.length };
}

function* comparisonsOf<Rule extends ChangeRule>(
  rule: Rule,
  { figure, evidence }: RuleSamples,
): Generator<RowComparison<Rule>> {
  const { least, against } = rule;
  const total = sampleOf(figure, 'current', null);
  if (!total) return;
  for (const row of figure) {
    if (row.side !== 'current' || (row.key === null) !== (rule.rows === 'total')) continue;
    const reference = against === 'fleet' ? total : sampleOf(figure, 'previous', row.key);
    if (!reference || !hasValue(row) || !hasValue(reference)) continue;
    const sides = sidesOf(rule, figure, row.key);
    const tested = evidence ? sidesOf(rule, evidence, row.key) : sides;
    const isEnough =
      sides?.every(({ days }) => days >= least.days) && areEnough(sides, least.records);
    const isBorneOut = !rule.evidence || (tested && areEnough(tested, rule.evidence.least));
    if (tested && isEnough && isBorneOut) yield { rule, row, reference, total, tested };
  }
}

const sampleOf = (samples: readonly RowSample[], of: RowSample['side'], name: string | null) =>
  samples.find(({ side, key }) => side === of && key === name);

/**
 * Returns a row and the sample that it is tested against: itself a year earlier, or the other rows.
 */
function sidesOf(
  { against }: ChangeRule,
  samples: readonly RowSample[],
  key: string | null,
): readonly [Sample, Sample] | null {
  const row = sampleOf(samples, 'current', key);
  const other =
    against === 'fleet' ? sampleOf(samples, 'current', null) : sampleOf(samples, 'previous', key);
  if (!row || !other) return null;
  return [row, against === 'fleet' ? without(other, row) : other];
}

const areEnough = (samples: readonly Sample[], least: number): boolean =>
  samples.every(({ records, whole }) => records >= least && whole > 0);

const hasValue = (row: RowSample): row is RowSample & { readonly value: number } =>
  row.value !== null;

function isFarApart({ rule, row, reference }: RowComparison<ChangeRule>): boolean {
  const [low, high] = [row.value, reference.value].toSorted((one, other) => one - other);
  const { apart, ratio } = rule.least;
  if (low === undefined || high === undefined || low < 0) return false;
  if (rule.told === 'worse' && row.value <= reference.value) return false;
  return high - low >= apart && high >= low * ratio;
}

/** Evidence tested instead of a figure supports a change only if it moves in the same direction. */
function isSameWay({ row, reference, tested: [one, other] }: RowComparison<ChangeRule>): boolean {
  return row.value > reference.value === ratioOf(one) > ratioOf(other);
}

/** A row that moved together with all rows is only reported if it moved twice as far. */
function isOwnMove<Rule extends ChangeRule>(
  change: FoundChange<Rule>,
  _place: number,
  found: readonly FoundChange<Rule>[],
): boolean {
  const { rule, row } = change;
  if (rule.against === 'fleet' || row.key === null) return true;
  const moveOf = (of: FoundChange) => of.row.value - of.reference.value;
  const whole = found.find(
    (each) =>
      each.row.key === null && each.rule.report === rule.report && each.rule.column === rule.column,
  );
  return !whole || moveOf(change) / moveOf(whole) < 0 || moveOf(change) / moveOf(whole) >= 2;
}
