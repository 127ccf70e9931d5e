import { surveyKinds, surveyLimits } from '@portal/contract/fleet-surveys';
import { type Fault, type FileKind, optional, type Row, required } from '../file-kind.ts';
import { date } from '../values/date.ts';
import { instant } from '../values/instant.ts';
import { documentNumber, nonsig, oneOf, text } from '../values/text.ts';
import { recordChangesSql } from './record-changes-sql.ts';
import { account, dealer, location, optionalReference } from './references.ts';
import { unitNumbers } from './unit-values.ts';

const sameNumber = (unit: string, number: string) =>
  `${unit}.number_key = lower(${number} collate "und-x-icu") and ${unit}.deleted_at is null`;

/** Visits to locations, each with its inspected units. */
export const surveys: FileKind = {
  columns: {
    account: required(nonsig),
    survey_number: required(documentNumber),
    location: required(text(40)),
    kind: required(oneOf(...surveyKinds)),
    survey_date: required(date),
    surveyor: required(text(surveyLimits.name)),
    dealer: optional(nonsig),
    comments: optional(text(surveyLimits.comments)),
    finished_at: optional(instant),
    units: optional(unitNumbers),
  },
  key: ['account', 'survey_number'],
  faults,
  references: [
    account,
    location,
    optionalReference(dealer),
    {
      columns: ['survey_number'],
      join: `left join surveys known
        on (known.account_id, known.survey_number) = (accounts.id, s.survey_number)`,
      take: 'known.is_crossing',
      fault: 'r.is_crossing',
      reason: `format('Survey %s is a crossing.', r.survey_number)`,
    },
    {
      columns: ['units'],
      join: `left join lateral (
          select string_agg(number, ', ') as numbers from unnest(s.units) number
          where not exists (
            select from units u where u.account_id = accounts.id and ${sameNumber('u', 'number')})
        ) unknown on true`,
      take: 'unknown.numbers as unknown_units',
      fault: 'r.account_id is not null and r.unknown_units is not null',
      reason: `format('Account %s has no unit %s.', r.account, r.unknown_units)`,
    },
  ],
  table: 'surveys',
  conflict: ['account_id', 'survey_number'],
  written: {
    account_id: 'r.account_id',
    survey_number: 'r.survey_number',
    location_id: 'r.location_id',
    kind: 'r.kind',
    survey_date: 'r.survey_date',
    surveyor: 'r.surveyor',
    dealer_id: 'r.dealer_id',
    comments: `coalesce(r.comments, '')`,
    state: `case when r.finished_at is null then 'open' else 'finished' end`,
    finished_at: 'r.finished_at',
  },
  onChange: { revision: 't.revision + 1', changed_at: 'now()' },
  after: [
    ...recordChangesSql('survey'),
    `with come as (
      insert into unit_inspections
        (account_id, survey_id, unit_id, inspected_on, unit_number, configuration, state)
      select s.account_id, s.id, u.id, s.survey_date, u.unit_number, u.configuration, 'done'
      from accepted r
      join surveys s on (s.account_id, s.survey_number) = (r.account_id, r.survey_number)
      cross join lateral unnest(r.units) number
      join units u on u.account_id = r.account_id and ${sameNumber('u', 'number')}
      on conflict (survey_id, unit_id) do nothing
      returning survey_id
    )
    insert into merged select distinct survey_id, false from come`,
  ],
};

function faults({ kind, dealer: nonsig }: Row): Fault[] {
  const reason = 'A survey of the kind dealer names its dealer.';
  return kind === 'dealer' && nonsig === null ? [{ columns: ['dealer'], reason }] : [];
}
