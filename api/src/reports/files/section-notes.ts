import {
  comparedFields,
  mainColumn,
  numberOf,
  periodLead,
  type ReportAnswer,
} from '@portal/contract/reports';
import { exportFormats } from '@portal/contract/wire';
import { addYears, formatDate, formatInteger } from '@portal/platform/format';
import { seesWhole } from '../../scope/scope.ts';
import { figureText, type ReaderTexts } from './reader-texts.ts';
import type { ReportWithView, SectionSetting } from './report-with-view.ts';
import { type WrittenRows, wantedComparisons } from './written-rows.ts';

/** Notes on a report's figures: its footnote, the comparisons, and how recent the data is. */
export function sectionNotes(
  checked: ReportWithView,
  answer: ReportAnswer,
  { range, reading }: Pick<SectionSetting, 'range' | 'reading'>,
): string[] {
  const { footnote } = checked.definition;
  return [
    ...(footnote ? [reading.t(footnote)] : []),
    ...wantedComparisons(checked).flatMap((each) =>
      each === 'previous'
        ? [previousNote(range, reading)]
        : nationalNotes(checked, answer, reading),
    ),
    ...dataNotes(answer, range, reading),
  ];
}

/** Notes that the rows of a table do not contain: incomplete months and omitted weeks. */
export function rowNotes(
  { rows, areWeeksLeftOut }: WrittenRows,
  { reading: { t }, format }: Pick<SectionSetting, 'reading' | 'format'>,
): string[] {
  const cut = format === exportFormats.excel ? rows.filter(({ cover }) => cover) : [];
  return [
    ...(cut.length > 0
      ? [t('shell:period.cut', { periods: cut.map((row) => periodLead(row, t)).join(', ') })]
      : []),
    ...(areWeeksLeftOut ? [t('shell:period.weeks_left_out')] : []),
  ];
}

const previousNote = (
  { date_from, date_to }: SectionSetting['range'],
  { t }: ReaderTexts,
): string =>
  t('shell:compare.previous_dates', {
    from: formatDate(addYears(date_from, -1)),
    to: formatDate(addYears(date_to, -1)),
  });

/**
 * How many fleets the average covers, and its figure if rows of locations and dealers do not show
 * it.
 */
function nationalNotes(
  { definition, part }: ReportWithView,
  { total, national_accounts: fleets, selected_locations: share }: ReportAnswer,
  reading: ReaderTexts,
): string[] {
  const { t, user } = reading;
  if (fleets === undefined) return [t('shell:compare.too_few')];
  const column = mainColumn(definition);
  const found = comparedFields(column, ['national']).find(({ comparison }) => comparison);
  const text = found && figureText(reading, total && numberOf(total, found.field), found.format);
  return [
    t('shell:compare.fleets', { n: formatInteger(fleets) }),
    ...(share
      ? [t('shell:compare.share', { n: formatInteger(share.chosen), of: formatInteger(share.of) })]
      : []),
    ...(part.rows_by && text !== undefined
      ? [t('shell:chart.of_series', { series: t(column.label), text })]
      : []),
    ...(seesWhole(user) ? [] : [t('shell:compare.all_dealers')]),
  ];
}

function dataNotes(
  { data_from, data_through }: ReportAnswer,
  { date_to }: SectionSetting['range'],
  { t }: ReaderTexts,
): string[] {
  if (data_through === null) return [];
  const key = date_to > data_through ? 'shell:report.data_beyond' : 'shell:report.data_through';
  return [
    ...(data_from ? [t('shell:report.data_before', { date: formatDate(data_from) })] : []),
    t(key, { date: formatDate(data_through), until: formatDate(date_to) }),
  ];
}
