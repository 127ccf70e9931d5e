import type { TrailerReadiness } from '@portal/contract/inspection-surveys';
import { readinessWords as keys } from '@portal/contract/inspection-surveys';
import { personText } from '@portal/contract/portal';
import { formatDate, formatInteger } from '@portal/platform/format';
import type { ExportDocument, Section } from '../../../exports/document.ts';
import type { DocumentFrame } from '../../../exports/document-frame.ts';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';

/** The trailer readiness report as a document: the totals, then each trailer. */
export function readinessDocument(
  report: TrailerReadiness,
  words: LocalizedTexts,
  { wording, made }: DocumentFrame,
): ExportDocument {
  const { t } = words;
  const { survey_date, survey_by, fleet_name, fleet_location_name, units } = report;
  return {
    title: t(keys.title),
    cover: [
      { label: t(keys.fleet), value: fleet_name },
      { label: t(keys.location), value: fleet_location_name },
      { label: t(keys.date), value: formatDate(survey_date), moment: survey_date },
      { label: t(keys.surveyBy), value: personText(survey_by, t) },
      {
        label: t(keys.trailers),
        value: t(keys.trailersOf, {
          checked: formatInteger(report.trailers),
          trailers: formatInteger(report.trailers_on_survey),
        }),
      },
      ...(['passed', 'failed'] as const).map((count) => ({
        label: t(keys[count]),
        value: formatInteger(report[count]),
      })),
      made,
    ],
    wording,
    sections:
      units.length === 0
        ? [{ title: t(keys.title), facts: [], blocks: [], empty: t(keys.none), notes: [] }]
        : units.map((unit) => sectionOf(unit, words)),
  };
}

function sectionOf(
  { unit_number, passed, fields }: TrailerReadiness['units'][number],
  { t }: LocalizedTexts,
): Section {
  const failed = fields.filter(({ selected_value }) => selected_value === 'fail');
  const rest = fields.filter(({ selected_value }) => selected_value !== 'fail');
  const items = failed.map(({ name }) => t(`checklist_item.${name}`)).join(', ');
  return {
    title: t(passed ? keys.passedTrailer : keys.failedTrailer, { unit: unit_number }),
    facts: failed.length > 0 ? [{ label: t(keys.failed), value: items }] : [],
    blocks: [
      {
        kind: 'table',
        table: {
          columns: [keys.item, keys.answer, keys.notes].map((key) => ({
            heading: t(key),
            format: 'text',
          })),
          rows: [...failed, ...rest].map(({ name, selected_value, notes }) => ({
            cells: [t(`checklist_item.${name}`), t(`checklist_answer.${selected_value}`), notes],
            level: 0,
          })),
        },
      },
    ],
    notes: [],
  };
}
