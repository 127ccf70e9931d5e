import type { ReportDefinition, ReportRow } from '@portal/contract/reports';
import { type AskedReport, figures } from './figures.ts';

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

/** Returns three months with two weeks each, or these weeks alone. */
export const periodRows = (definition: ReportDefinition, asked: AskedReport): ReportRow[] =>
  asked.period === 'week'
    ? [1, 2, 3].flatMap((month) => weeksOf(definition, asked, month))
    : [1, 2, 3].map((month) => monthOf(definition, asked, month));
