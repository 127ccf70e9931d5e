import {
  destinations,
  removalReasons,
  surveyLimits,
  wearConditionCodes,
} from '@portal/contract/fleet-surveys';
import { type FileKind, optional, required } from '../file-kind.ts';
import { date } from '../values/date.ts';
import { someOf } from '../values/lists.ts';
import { between } from '../values/number.ts';
import { documentNumber, nonsig, oneOf, text } from '../values/text.ts';
import { lockedAccounts } from './locked-rows.ts';
import { recordChangesSql, replaceConditionsSql } from './record-changes-sql.ts';
import { account, location, optionalReference, survey, visit } from './references.ts';

/** Removed tires, each with the mount that ended. */
export const removedTires: FileKind = {
  columns: {
    account: required(nonsig),
    mount_number: required(documentNumber),
    removed_on: required(date),
    location: optional(text(40)),
    survey_number: optional(documentNumber),
    odometer_km: optional(between(0, 99_999_999, 4)),
    hours: optional(between(0, surveyLimits.hours, 2)),
    tread_mm: optional(between(0, surveyLimits.readings.mm, 4)),
    reason: required(oneOf(...removalReasons)),
    destination: required(oneOf(...destinations)),
    conditions: optional(someOf(...wearConditionCodes)),
    comments: optional(text(surveyLimits.comments)),
  },
  key: ['account', 'mount_number'],
  references: [
    account,
    {
      columns: ['mount_number'],
      join: `left join mounts on (mounts.account_id, mounts.mount_number) = (accounts.id, s.mount_number)`,
      take: `mounts.id as mount_id, mounts.started_on as mount_started_on, mounts.ended_on as mount_ended_on,
        mounts.odometer_on_km as mount_odometer_km`,
      fault: 'r.account_id is not null and r.mount_id is null',
      reason: `format('Account %s has no mount %s.', r.account, r.mount_number)`,
    },
    {
      columns: ['removed_on'],
      fault: 'r.mount_ended_on <> r.removed_on',
      reason: `format('The mount ended on %s.', r.mount_ended_on)`,
    },
    {
      columns: ['removed_on'],
      fault: 'r.mount_ended_on is null and r.removed_on < r.mount_started_on',
      reason: `format('The tire went on later, on %s.', r.mount_started_on)`,
    },
    {
      columns: ['odometer_km'],
      fault: 'r.odometer_km < r.mount_odometer_km',
      reason: `format('The meter stood at %s km when the tire went on.', r.mount_odometer_km)`,
    },
    optionalReference(location),
    {
      columns: ['location'],
      join: `left join removals was on was.mount_id = mounts.id
        left join units on units.id = mounts.unit_id`,
      // If no location is named, the stored one stays, wherever the unit has moved since.
      take: 'coalesce(locations.id, was.location_id, units.location_id) as belongs_to',
      fault: 'r.mount_id is not null and r.location is null and r.belongs_to is null',
      reason: `'The unit stands at no location: name the one where it belonged.'`,
    },
    optionalReference(survey),
    visit,
  ],
  table: 'removals',
  conflict: ['mount_id'],
  before: [
    lockedAccounts,
    `update mounts m set ended_on = r.removed_on from accepted r
      where m.id = r.mount_id and m.ended_on is null`,
  ],
  written: {
    account_id: 'r.account_id',
    location_id: 'r.belongs_to',
    mount_id: 'r.mount_id',
    removed_on: 'r.removed_on',
    survey_id: 'r.survey_id',
    odometer_km: 'r.odometer_km',
    hours: 'r.hours',
    tread_mm: 'r.tread_mm',
    reason: 'r.reason',
    destination: 'r.destination',
    comments: `coalesce(r.comments, '')`,
  },
  onChange: { revision: 't.revision + 1', changed_at: 'now()' },
  after: [
    replaceConditionsSql({ table: 'removals', record: 'removal', row: 't.mount_id = r.mount_id' }),
    ...recordChangesSql('removal'),
  ],
};
