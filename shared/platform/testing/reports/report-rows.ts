import {
  keyOf,
  type ReportAnswer,
  type ReportDefinition,
  type ReportRow,
  type RowsBy,
  reportLimits,
  rowsByKeys,
} from '@portal/contract/reports';
import { type AskedReport, figures } from './figures.ts';
import { periodRows } from './period-rows.ts';

export type { AskedReport };

const ranks = [3, 2, 1];

/** Positions used for the rows inside groups. */
const positions = ['steer', 'drive'];

/** Returns rows with names, facts and, for groups, the positions inside. */
const namedRows = (definition: ReportDefinition, asked: AskedReport): ReportRow[] =>
  ranks.map((rank) => ({
    ...figures(definition, asked, rank * 1000),
    ...Object.fromEntries((definition.facts ?? []).map(({ field }) => [field, `Fact ${rank}`])),
    [keyOf(definition)]: `Key ${rank}`,
    [definition.lead.field]: `Name ${rank}`,
    ...(definition.inner && { Rows: parts(definition, asked, definition.inner.field, rank) }),
  }));

const parts = (definition: ReportDefinition, asked: AskedReport, field: string, rank: number) =>
  positions.map((position, place) => ({
    ...figures(definition, asked, rank * 1000 + 10 * (place + 1)),
    [field]: position,
  }));

const placeRows = (definition: ReportDefinition, asked: AskedReport, by: RowsBy): ReportRow[] => {
  const { graph_compare_by_NA: _, ...rest } = asked;
  return ranks.map((rank) => ({
    ...figures(definition, rest, rank * 1000),
    [rowsByKeys[by]]: `L00${rank}`,
    Name: `Yard ${rank}`,
  }));
};

function rowsOf(definition: ReportDefinition, asked: AskedReport): ReportRow[] {
  if (asked.rows_by) return placeRows(definition, asked, asked.rows_by);
  if (definition.shape === 'periods') return periodRows(definition, asked);
  if (definition.shape === 'summary') return [{ ...figures(definition, {}, 6000), PeriodType: 0 }];
  return namedRows(definition, asked);
}

/** Returns a response with made-up figures for any definition and parameters. */
export const answerOf = (definition: ReportDefinition, asked: AskedReport = {}): ReportAnswer => ({
  report_type: definition.type,
  rows: rowsOf(definition, asked),
  total: figures(definition, asked, 6000),
  data_through: '2025-03-31',
  ...(asked.graph_compare_by_NA && { national_accounts: reportLimits.nationalAccounts }),
});

/** Returns a response without records. */
export const emptyAnswer = (report_type: string): ReportAnswer => ({
  report_type,
  rows: [],
  total: null,
  data_through: '2025-03-31',
});
