import {
  type ChangeRows,
  type ChangeRule,
  type ChangesAnswer,
  changeLimits,
  type Figure,
  keyOf,
  type ReportDefinition,
  type RowsBy,
  rowsByKeys,
} from '@portal/contract/reports';
import { withFreeConnection } from '../../db/with-free-connection.ts';
import type { QueryContext } from '../../scope/find-account.ts';
import { type ReportArea, sumsOf } from '../report-area.ts';
import { reportInput } from '../report-input.ts';
import type { ReportSubject } from '../report-subject.ts';
import { type FoundChange, foundChanges, type RuleSamples } from './found-changes.ts';
import { moneyOf, type Spends } from './money.ts';
import { type RowSample, readSamples } from './read-samples.ts';

/** An area's rules for changes of its figures. */
export interface AreaChanges<Subject extends ReportSubject, Rule extends ChangeRule> {
  readonly rules: readonly Rule[];
  /** Computes the cost of the chosen records. */
  readonly spends: (
    asking: QueryContext,
    selection: Subject['selection'],
  ) => Promise<Spends<SpendOf<Rule>>>;
}

type SpendOf<Rule> = Rule extends ChangeRule<string, string, infer Spend> ? Spend : never;

type Finding<Name extends string> = Omit<ChangesAnswer['findings'][number], 'rule' | 'report'> & {
  readonly rule: Name;
  readonly report: { readonly report_type: string; readonly rows_by?: RowsBy };
};

/**
 * Answers with the largest changes in the chosen records, found by the rules of an area: each
 * figure once, sorted by the money at stake.
 */
export async function answerChanges<
  Subject extends ReportSubject,
  Rule extends ChangeRule<string, string, SpendOf<Rule>>,
>(
  area: ReportArea<Subject>,
  { rules, spends }: AreaChanges<Subject, Rule>,
  { db, user, signal }: QueryContext & { readonly signal: AbortSignal },
  selection: Subject['selection'],
): Promise<{ findings: Finding<Rule['name']>[]; comparisons: number }> {
  const samples = new Map<string, Promise<readonly RowSample[]>>();
  const read = async ({ report, figure, rows }: FigureRequest) => {
    const definition = definitionOf(area, report);
    const rows_by = placeOf(rows);
    const parameters = {
      report_type: report,
      graph_compare_by_previous: true,
      ...(rows_by && { rows_by }),
    };
    const input = (turn: QueryContext['db']) =>
      reportInput(area, { db: turn, user }, definition, selection, parameters);
    return withFreeConnection(db, signal, (turn) =>
      readSamples(input(turn), sumsOf(area, definition), figure, rows),
    );
  };
  const readOnce = (reading: FigureRequest) => {
    const name = JSON.stringify(reading);
    const made = samples.get(name) ?? read(reading);
    samples.set(name, made);
    return made;
  };
  // All at once: with several connections, this takes only as long as the slowest.
  const byRule = new Map(
    await Promise.all(
      rules.map(async (rule): Promise<[Rule, RuleSamples]> => {
        const { report, column, evidence } = rule;
        const rows = rowsReadFor(rule, rules);
        const figure = figureOf(definitionOf(area, report), column);
        const [own, other] = await Promise.all([
          readOnce({ report, figure, rows }),
          evidence ? readOnce({ report: evidence.report, figure: evidence.figure, rows }) : null,
        ]);
        return [rule, { figure: own, evidence: other }];
      }),
    ),
  );
  const { found, comparisons } = foundChanges(rules, (rule) => byRule.get(rule) ?? nothing);
  if (found.length === 0) return { findings: [], comparisons };
  const costs = await withFreeConnection(db, signal, (turn) =>
    spends({ db: turn, user }, selection),
  );
  const findings = found
    .map((change) => ({ change, money: moneyOf<SpendOf<Rule>>(change, costs) }))
    .toSorted(byMoney)
    .filter(isFirstOfFigure)
    .slice(0, changeLimits.findings)
    .map(({ change, money }) => findingOf(definitionOf(area, change.rule.report), change, money));
  return { findings, comparisons };
}

/** A figure of a report, by rows of one kind. */
interface FigureRequest {
  readonly report: string;
  readonly figure: Figure;
  readonly rows: ChangeRows;
}

const nothing: RuleSamples = { figure: [], evidence: null };

/**
 * The rows to read for a rule: one about the total uses rows that another rule reads for the same
 * figure.
 */
const rowsReadFor = ({ report, column, rows }: ChangeRule, rules: readonly ChangeRule[]) =>
  rows !== 'total'
    ? rows
    : (rules.find(
        (each) => each.report === report && each.column === column && each.rows !== 'total',
      )?.rows ?? rows);

/** @throws Error when a rule refers to a report that the area does not have */
function definitionOf<Subject extends ReportSubject>(
  { definitions }: Pick<ReportArea<Subject>, 'definitions'>,
  report: string,
): ReportDefinition<Subject['terms']> {
  const definition = definitions.find(({ type }) => type === report);
  if (!definition) throw new Error(`No report ${report}.`);
  return definition;
}

/** @throws Error when a rule refers to a column that its report does not have */
function figureOf({ type, columns }: Pick<ReportDefinition, 'type' | 'columns'>, name: string) {
  const column = columns.find(({ field }) => field === name);
  if (!column) throw new Error(`${type} has no column ${name}.`);
  return column.figure;
}

const placeOf = (rows: ChangeRows): RowsBy | null =>
  rows === 'location' || rows === 'dealer' ? rows : null;

interface WeightedChange {
  readonly change: FoundChange;
  readonly money: number | null;
}

/** Most money first, in either direction; ties by certainty, then by key. */
function byMoney(one: WeightedChange, other: WeightedChange): number {
  const weight = ({ money }: WeightedChange) => (money === null ? -1 : Math.abs(money));
  return (
    weight(other) - weight(one) ||
    one.change.chance - other.change.chance ||
    ((one.change.row.key ?? '') < (other.change.row.key ?? '') ? -1 : 1)
  );
}

/** A figure that moved against both references is reported once, against the one that says more. */
function isFirstOfFigure(
  { change }: WeightedChange,
  index: number,
  all: readonly WeightedChange[],
): boolean {
  const told = ({ rule, row }: FoundChange) => JSON.stringify([rule.report, rule.column, row.key]);
  return index === all.findIndex((each) => told(each.change) === told(change));
}

function findingOf<Rule extends ChangeRule>(
  definition: Pick<ReportDefinition, 'key' | 'lead'>,
  { rule, row, reference, total }: FoundChange<Rule>,
  money: number | null,
): Finding<Rule['name']> {
  const rows_by = placeOf(rule.rows);
  const { key } = row;
  const field = rows_by ? rowsByKeys[rows_by] : keyOf(definition);
  return {
    rule: rule.name,
    report: { report_type: rule.report, ...(rows_by && { rows_by }) },
    column: rule.column,
    against: rule.against,
    subject:
      key === null || rule.rows === 'total' ? null : { by: rule.rows, key, name: row.name || key },
    row: key === null ? {} : { [field]: key },
    value: row.value,
    reference: reference.value,
    part: row.part,
    whole: row.whole,
    share: Math.round((row.whole / total.whole) * 10_000) / 100,
    records: row.records,
    reference_records: reference.records,
    money,
  };
}
