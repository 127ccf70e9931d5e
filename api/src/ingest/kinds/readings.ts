import {
  readingStates,
  resolutions,
  surveyLimits,
  valves,
  wearConditionCodes,
} from '@portal/contract/fleet-surveys';
import { mountOnDay } from '../../db/mount-on-day.ts';
import { type Fault, type FileKind, optional, type Row, required } from '../file-kind.ts';
import { numbers, someOf } from '../values/lists.ts';
import { between } from '../values/number.ts';
import { documentNumber, nonsig, oneOf, text } from '../values/text.ts';
import { lockedAccounts, lockedSurveys } from './locked-rows.ts';
import { axleNumber, position, side, slot } from './mount-position.ts';
import { recordChangesSql, replaceConditionsSql } from './record-changes-sql.ts';
import { account, inspection, survey } from './references.ts';
import { unitNumberValue } from './unit-values.ts';

const rowPosition = (row: string) => `(${axleNumber(row)}, ${side(row)}, ${slot(row)})`;
const storedPosition = (row: string) => `(${row}.axle_number, ${row}.side, ${row}.slot)`;

/** Finds the mount at each row's position on the day of its inspection. */
const findMounts = [
  `create temp table own_mounts on commit drop as
    select r.row_number, there.id as mount_id from accepted r
    join unit_inspections i on i.id = r.inspection_id
    join wheel_positions p on p.configuration = i.configuration and ${storedPosition('p')} = ${rowPosition('r')}
    left join lateral (${mountOnDay}) there on true`,
  'alter table own_mounts add primary key (row_number)',
  'analyze own_mounts',
];

/** The mount found for a row `r`. */
const mountId = '(select m.mount_id from own_mounts m where m.row_number = r.row_number)';

/** Whether a mount began or ended with a tire change during the inspection of a row `r`. */
const isChanged = (mount: string, column: string) => `exists (
  select from mounts m join tire_changes c on c.id = m.${column}
  where m.id = ${mount} and c.inspection_id = r.inspection_id)`;

/** The readings of tires in surveys, one per row. */
export const readings: FileKind = {
  columns: {
    account: required(nonsig),
    survey_number: required(documentNumber),
    unit_number: required(unitNumberValue),
    position: required(position),
    state: required(oneOf(...readingStates)),
    pressure_kpa: optional(between(0, 1379, 4)),
    treads_mm: optional(numbers(3, 0, surveyLimits.readings.mm, 4)),
    valve: optional(oneOf(...valves)),
    conditions: optional(someOf(...wearConditionCodes)),
    resolution: optional(oneOf(...resolutions)),
    comments: optional(text(surveyLimits.comments)),
  },
  key: ['account', 'survey_number', 'unit_number', 'position'],
  sameKey: `s.account, s.survey_number, lower(s.unit_number collate "und-x-icu"), s.position`,
  faults,
  references: [
    account,
    survey,
    inspection,
    {
      columns: ['position'],
      join: `left join wheel_positions places on places.configuration = inspections.configuration
        and ${storedPosition('places')} = ${rowPosition('s')}`,
      take: 'places.axle_number, inspections.lifted_axles',
      fault: 'r.inspection_id is not null and r.axle_number is null',
      reason: `format('Unit %s has no position %s.', r.unit_number, r.position)`,
    },
    {
      columns: ['position'],
      fault: 'r.axle_number = any (r.lifted_axles)',
      reason: `format('Axle %s of unit %s was lifted.', r.axle_number, r.unit_number)`,
    },
  ],
  table: 'readings',
  conflict: ['inspection_id', 'axle_number', 'side', 'slot', 'mount_id'],
  before: [
    lockedSurveys,
    lockedAccounts,
    ...findMounts,
    // Readings from before their tire was known are assigned to the tire that is known now.
    `with moved as (
      update readings t set mount_id = r.own_mount, revision = revision + 1, changed_at = now()
      from (select r.*, ${mountId} as own_mount from accepted r) r
      where t.inspection_id = r.inspection_id and ${storedPosition('t')} = ${rowPosition('r')}
        and t.mount_id is distinct from r.own_mount
        and not ${isChanged('r.own_mount', 'begun_with')}
        and not ${isChanged('t.mount_id', 'ended_with')}
        and not exists (select from readings o
          where o.inspection_id = t.inspection_id and ${storedPosition('o')} = ${storedPosition('t')} and o.id <> t.id)
      returning t.id
    )
    insert into merged select id, false from moved`,
  ],
  written: {
    account_id: 'r.account_id',
    inspection_id: 'r.inspection_id',
    axle_number: axleNumber('r'),
    side: side('r'),
    slot: slot('r'),
    mount_id: mountId,
    state: 'r.state',
    pressure_kpa: 'r.pressure_kpa',
    treads_mm: `coalesce(r.treads_mm, '{}')`,
    valve: 'r.valve',
    resolution: 'r.resolution',
    comments: `coalesce(r.comments, '')`,
    is_taken_over: 'false',
  },
  onChange: { revision: 't.revision + 1', changed_at: 'now()' },
  after: [
    replaceConditionsSql({
      table: 'readings',
      record: 'reading',
      row: `t.inspection_id = r.inspection_id and ${storedPosition('t')} = ${rowPosition('r')}
        and t.mount_id is not distinct from ${mountId}`,
    }),
    ...recordChangesSql('reading'),
  ],
  judged: `select distinct r.inspection_id as id from readings r join merged m on m.id = r.id
    order by 1`,
};

function faults({ state, pressure_kpa, treads_mm }: Row): Fault[] {
  const isEmpty = pressure_kpa === null && treads_mm === null;
  const reason =
    'A tire that was read has a pressure or a tread; one that was not read, or not reached, has none.';
  return (state === 'read') === isEmpty
    ? [{ columns: ['state', 'pressure_kpa', 'treads_mm'], reason }]
    : [];
}
