import {
  comparisons,
  limits,
  type ReportAnswer,
  type ReportDefinition,
  type ReportParameters,
  type ReportRow,
} from '@portal/contract/fleet-dashboard';

/** What a report is asked for, as far as it changes the shape of the answer. */
export type AskedReport = Partial<
  Pick<ReportParameters, 'period' | 'graph_compare_by_previous' | 'graph_compare_by_NA'>
>;

const figures = ({ columns }: ReportDefinition, asked: AskedReport, base: number) =>
  Object.fromEntries(
    columns.flatMap(({ field, national }, place): [string, number][] => [
      [field, base + place],
      ...(asked.graph_compare_by_previous
        ? [[`${field}${comparisons.previous}`, base + place + 100] as [string, number]]
        : []),
      ...(asked.graph_compare_by_NA && national
        ? [[`${field}${comparisons.national}`, base + place + 200] as [string, number]]
        : []),
    ]),
  );

const dateFields = (month: number, day: number) => ({
  Date: `2025-0${month}-0${day}`,
  Year: 2025,
  MonthNumber: month,
  MonthString: ['Jan', 'Feb', 'Mar'][month - 1] ?? '',
});

const weekOf = (
  definition: ReportDefinition,
  asked: AskedReport,
  month: number,
  day: number,
): Record<string, string | number> => ({
  ...dateFields(month, day),
  ...figures(definition, asked, month * 100 + day),
  WeekString: `0${month}/0${day}/2025 - 0${month}/0${day + 1}/2025`,
});

const weeksOf = (definition: ReportDefinition, asked: AskedReport, month: number) =>
  [1, 3].map((day) => weekOf(definition, asked, month, day));

const monthOf = (definition: ReportDefinition, asked: AskedReport, month: number): ReportRow => ({
  ...dateFields(month, 1),
  ...figures(definition, asked, month * 1000),
  Weeks: weeksOf(definition, asked, month),
});

function rowsOf(definition: ReportDefinition, asked: AskedReport): ReportRow[] {
  if (definition.shape === 'ranking')
    return [3, 2, 1].map((rank) => ({
      ...figures(definition, asked, rank * 1000),
      [definition.lead.field]: `Name ${rank}`,
    }));
  return asked.period === 'week'
    ? [1, 2, 3].flatMap((month) => weeksOf(definition, asked, month))
    : [1, 2, 3].map((month) => monthOf(definition, asked, month));
}

/** An answer with made-up figures in the shape of any definition, with what was asked for. */
export const answerOf = (definition: ReportDefinition, asked: AskedReport = {}): ReportAnswer => ({
  report_type: definition.type,
  rows: rowsOf(definition, asked),
  total: figures(definition, asked, 6000),
  ...(asked.graph_compare_by_NA && { national_accounts: limits.nationalAccounts }),
});
