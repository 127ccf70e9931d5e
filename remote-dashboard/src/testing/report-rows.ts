import type { ReportAnswer, ReportDefinition, ReportRow } from '@portal/contract/fleet-dashboard';

type Figures = Record<string, number>;

const figures = ({ columns }: ReportDefinition, base: number): Figures =>
  Object.fromEntries(columns.map(({ field }, place) => [field, base + place]));

const dateFields = (month: number, day: number) => ({
  Date: `2025-0${month}-0${day}`,
  Year: 2025,
  MonthNumber: month,
  MonthString: ['Jan', 'Feb', 'Mar'][month - 1] ?? '',
});

const weekOf = (definition: ReportDefinition, month: number, day: number) => ({
  ...dateFields(month, day),
  ...figures(definition, month * 100 + day),
  WeekString: `0${month}/0${day}/2025 - 0${month}/0${day + 1}/2025`,
});

const monthOf = (definition: ReportDefinition, month: number): ReportRow => ({
  ...dateFields(month, 1),
  ...figures(definition, month * 1000),
  Weeks: [weekOf(definition, month, 1), weekOf(definition, month, 3)],
});

/** An answer with three rows of made-up figures in the shape of any definition. */
export function answerOf(definition: ReportDefinition): ReportAnswer {
  const { lead, shape, type } = definition;
  const rows =
    shape === 'periods'
      ? [1, 2, 3].map((month) => monthOf(definition, month))
      : [3, 2, 1].map((rank) => ({
          ...figures(definition, rank * 1000),
          [lead.field]: `Name ${rank}`,
        }));
  return { report_type: type, rows, total: figures(definition, 6000) };
}
