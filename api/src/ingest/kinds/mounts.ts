import { type Fault, type FileKind, optional, type Row, required } from '../file-kind.ts';
import { date } from '../values/date.ts';
import { between, wholeNumber } from '../values/number.ts';
import { documentNumber, nonsig } from '../values/text.ts';
import { collisions } from './mount-collisions.ts';
import { axleNumber, position, side, slot } from './mount-position.ts';
import { account } from './references.ts';
import { unitNumberValue } from './unit-values.ts';

/** The mounts of tires, each from one day to another. */
export const mounts: FileKind = {
  columns: {
    account: required(nonsig),
    mount_number: required(documentNumber),
    unit_number: required(unitNumberValue),
    position: required(position),
    tire_number: required(documentNumber),
    caps: required(wholeNumber(0, 20)),
    started_on: required(date),
    odometer_on_km: optional(between(0, 99_999_999, 4)),
    ended_on: optional(date),
  },
  key: ['account', 'mount_number'],
  faults,
  references: [
    account,
    {
      columns: ['unit_number'],
      join: `left join units on units.account_id = accounts.id and units.deleted_at is null
        and units.number_key = lower(s.unit_number collate "und-x-icu")`,
      take: 'units.id as unit_id',
      fault: 'r.account_id is not null and r.unit_id is null',
      reason: `format('Account %s has no unit %s.', r.account, r.unit_number)`,
    },
    {
      columns: ['position'],
      join: `left join wheel_positions places on places.configuration = units.configuration
        and (places.axle_number, places.side, places.slot)
          = (${axleNumber('s')}, ${side('s')}, ${slot('s')})`,
      take: 'places.axle_number as axle_there',
      // An ended mount may belong to an earlier configuration.
      fault: 'r.ended_on is null and r.unit_id is not null and r.axle_there is null',
      reason: `format('Unit %s has no position %s.', r.unit_number, r.position)`,
    },
    {
      columns: ['tire_number', 'caps'],
      join: `left join tires on (tires.account_id, tires.tire_number) = (accounts.id, s.tire_number)
        left join tire_lives on (tire_lives.tire_id, tire_lives.caps) = (tires.id, s.caps)`,
      take: 'tires.id as tire_id, tire_lives.tire_id as lives',
      fault: 'r.account_id is not null and r.lives is null',
      reason: `format('Account %s has no tire %s with %s caps.', r.account, r.tire_number, r.caps)`,
    },
    ...collisions,
  ],
  table: 'mounts',
  conflict: ['account_id', 'mount_number'],
  before: [
    // Mounts that end make room for new ones, regardless of the order of rows.
    `with ended as (
      update mounts m set ended_on = r.ended_on from accepted r
      where (m.account_id, m.mount_number) = (r.account_id, r.mount_number)
        and m.ended_on is null and r.ended_on >= m.started_on
      returning m.id
    )
    insert into merged select id, false from ended`,
  ],
  written: {
    account_id: 'r.account_id',
    mount_number: 'r.mount_number',
    tire_id: 'r.tire_id',
    caps: 'r.caps::smallint',
    unit_id: 'r.unit_id',
    axle_number: axleNumber('r'),
    side: side('r'),
    slot: slot('r'),
    started_on: 'r.started_on',
    odometer_on_km: 'r.odometer_on_km',
    ended_on: 'r.ended_on',
  },
};

function faults({ started_on, ended_on }: Row): Fault[] {
  const isBackwards = ended_on !== null && String(ended_on) < String(started_on);
  const reason = 'A mount does not end before it starts.';
  return isBackwards ? [{ columns: ['started_on', 'ended_on'], reason }] : [];
}
