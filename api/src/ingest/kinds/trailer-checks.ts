import { checklistAnswers, checklistItems, surveyLimits } from '@portal/contract/fleet-surveys';
import { type FileKind, optional, required } from '../file-kind.ts';
import { documentNumber, nonsig, oneOf, text } from '../values/text.ts';
import { lockedSurveys } from './locked-rows.ts';
import { recordChangesSql } from './record-changes-sql.ts';
import { account, inspection, survey, visit } from './references.ts';
import { unitNumberValue } from './unit-values.ts';

/** More than a checklist has items, so that inspection and item combine into one number. */
const places = 1000;
const inspected = `select distinct (id / ${places})::integer as id, false as added from merged`;

/** The answers to the checklists of trailers in surveys, one item per row. */
export const trailerChecks: FileKind = {
  columns: {
    account: required(nonsig),
    survey_number: required(documentNumber),
    unit_number: required(unitNumberValue),
    item: required(oneOf(...checklistItems)),
    answer: required(oneOf(...checklistAnswers)),
    notes: optional(text(surveyLimits.notes)),
  },
  key: ['account', 'survey_number', 'unit_number', 'item'],
  sameKey: `s.account, s.survey_number, lower(s.unit_number collate "und-x-icu"), s.item`,
  references: [
    account,
    survey,
    visit,
    inspection,
    {
      columns: ['unit_number'],
      take: 'units.type as unit_type',
      fault: `r.inspection_id is not null and r.unit_type <> 'trailer'`,
      reason: `format('Unit %s is no trailer.', r.unit_number)`,
    },
  ],
  table: 'checklist_answers',
  conflict: ['inspection_id', 'item'],
  identity: `t.inspection_id::bigint * ${places}
    + (select place from checklist_items each where each.code = t.item)`,
  before: [lockedSurveys],
  written: {
    account_id: 'r.account_id',
    inspection_id: 'r.inspection_id',
    item: 'r.item',
    answer: 'r.answer',
    notes: `coalesce(r.notes, '')`,
  },
  after: [
    `update unit_inspections t set revision = revision + 1, changed_at = now()
      from (${inspected}) each where each.id = t.id`,
    ...recordChangesSql('inspection', inspected),
  ],
  answered: inspected,
};
