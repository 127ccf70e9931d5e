import { monthText } from '@portal/contract/portal';
import {
  type RecordsFileRequest,
  type ReportDefinition,
  rowWord,
  withRowsBy,
} from '@portal/contract/reports';
import { addYears, formatDate, formatInteger } from '@portal/platform/format';
import type { Fact } from '../../exports/document.ts';
import type { RequestedReport } from '../filters.ts';
import type { CountedRecords } from '../records/record-queries.ts';
import { figureText, type ReaderTexts } from './reader-texts.ts';
import type { SectionSetting } from './report-with-view.ts';

interface PlaceFactsOptions {
  readonly definition: ReportDefinition;
  readonly request: Pick<RecordsFileRequest<RequestedReport>, 'report' | 'place'>;
  readonly range: SectionSetting['range'];
  /** The heading of the column that the measure sums; null if it counts. */
  readonly added: string | null;
  readonly counted: readonly CountedRecords[];
}

/**
 * Describes the figure behind which the records are: its measure, its row, and how many records
 * count or do not.
 */
export function placeFacts(behind: PlaceFactsOptions, reading: ReaderTexts): Fact[] {
  const { definition, request, range } = behind;
  const { side, measure } = request.place;
  const { t } = reading;
  const before = t('shell:compare.previous_dates', {
    from: formatDate(addYears(range.date_from, -1)),
    to: formatDate(addYears(range.date_to, -1)),
  });
  const named = t(definition.measures[measure]?.label ?? measure);
  return [
    {
      label: t('shell:records.part'),
      value: side === 'previous' ? `${named} · ${before}` : named,
    },
    ...rowFacts(definition, request, reading),
    ...countFacts(behind, reading),
  ];
}

/** Identifies the row in words; empty for the total. */
function rowFacts(
  report: ReportDefinition,
  { report: { rows_by }, place }: PlaceFactsOptions['request'],
  { t, locale }: ReaderTexts,
): Fact[] {
  const { shape, lead, inner, key } = withRowsBy(report, rows_by ?? null);
  const { row } = place;
  if (shape === 'periods') {
    const { Date: date, Period: period } = row;
    if (date === undefined) return [];
    return period === 'week'
      ? [{ label: t('shell:column.week'), value: formatDate(date), moment: date }]
      : [{ label: t(lead.label), value: monthText(date, locale) }];
  }
  const first = key ?? lead.field;
  return Object.entries(row).map(([field, value]) => {
    const of = field === inner?.field ? inner : lead;
    // A key that is not the name itself is a code, and is not translated.
    const isCode = field === first && first !== lead.field;
    return { label: t(of.label), value: isCode ? value : rowWord(value, of, t) };
  });
}

/** The total of the records that count, and how many are omitted for each reason. */
function countFacts(
  { added, counted, definition, request }: PlaceFactsOptions,
  reading: ReaderTexts,
): Fact[] {
  const { t } = reading;
  const { measure: name } = request.place;
  const format = definition.measures[name]?.format ?? 'integer';
  const own = counted.find(({ reason }) => reason === null);
  const n = own?.records ?? 0;
  const all = counted.reduce((sum, { records }) => sum + records, 0);
  const records = t('shell:records.count', { count: n, n: formatInteger(n) });
  const sum = figureText(reading, own?.sum ?? 0, format);
  const reasons = definition.measures[name]?.leavesOut ?? [];
  const left = reasons.flatMap((reason) => {
    const found = counted.find((each) => each.reason === reason);
    if (!found) return [];
    const number = formatInteger(found.records);
    return t('shell:records.choice', { name: t(`left_out.${reason}`), n: number });
  });
  return [
    {
      label: t('shell:records.counted'),
      value: added === null ? records : t('shell:records.sum', { records, column: added, sum }),
    },
    ...(left.length > 0
      ? [
          {
            label: t('shell:records.not_counted', { n: formatInteger(all - n) }),
            value: left.join(' · '),
          },
        ]
      : []),
  ];
}
