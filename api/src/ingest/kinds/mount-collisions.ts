import type { Reference } from '../file-kind.ts';
import { axleNumber, side, slot } from './mount-position.ts';

// A tire is at one position at a time, and a position has one tire: both among the rows of a file,
// and together with stored mounts. Mounts that the file itself ends do not collide.

/** The first open row for the same tire or position. */
const joinFirstOpenRow = (name: string, by: readonly string[]): string => {
  const columns = by.map((column) => `${column} as k${by.indexOf(column)}`).join(', ');
  const same = by.map((column, at) => `${name}.k${at} = ${column.replaceAll('o.', 's.')}`);
  return `left join (
      select ${columns}, min(o.row_number) as first from staged o where o.ended_on is null
      group by ${by.join(', ')}
    ) ${name} on s.ended_on is null and ${same.join(' and ')}`;
};

/** A stored open mount, unless the file ends it. */
const joinOpenMount = (name: string, on: string): string =>
  `left join mounts ${name} on s.ended_on is null and ${name}.ended_on is null and ${on}
    left join (
      select distinct account, mount_number from staged where ended_on is not null
    ) ${name}_ends on (${name}_ends.account, ${name}_ends.mount_number)
      = (s.account, ${name}.mount_number)`;

const isOther = (name: string): string =>
  `${name}.id is not null and ${name}_ends.mount_number is null
    and ${name}.mount_number is distinct from s.mount_number`;

export const collisions: readonly Reference[] = [
  {
    columns: ['tire_number'],
    join: joinFirstOpenRow('tire_first', ['o.account', 'o.tire_number']),
    take: 'tire_first.first as first_of_tire',
    fault: 'r.first_of_tire <> r.row_number and r.first_row = r.row_number',
    reason: `format('Row %s mounts this tire, too.', r.first_of_tire)`,
  },
  {
    columns: ['position'],
    join: joinFirstOpenRow('place_first', [
      'o.account',
      'lower(o.unit_number collate "und-x-icu")',
      'o.position',
    ]),
    take: 'place_first.first as first_of_place',
    fault: 'r.first_of_place <> r.row_number and r.first_row = r.row_number',
    reason: `format('Row %s has a tire at this place, too.', r.first_of_place)`,
  },
  {
    columns: ['tire_number'],
    join: joinOpenMount('at_tire', 'at_tire.tire_id = tires.id'),
    take: `${isOther('at_tire')} as is_tire_taken`,
    fault: 'r.is_tire_taken',
    reason: `format('Tire %s is mounted elsewhere, and the file does not end that.', r.tire_number)`,
  },
  {
    columns: ['position'],
    join: joinOpenMount(
      'at_place',
      `at_place.unit_id = units.id and (at_place.axle_number, at_place.side, at_place.slot)
        = (${axleNumber('s')}, ${side('s')}, ${slot('s')})`,
    ),
    take: `${isOther('at_place')} as is_place_taken`,
    fault: 'r.is_place_taken',
    reason: `format('Position %s of unit %s has a tire, and the file does not end that.', r.position, r.unit_number)`,
  },
  {
    columns: ['ended_on'],
    join: `left join lateral (
        select true as stands from mounts m join removals on removals.mount_id = m.id
        where (m.account_id, m.mount_number) = (accounts.id, s.mount_number)
          and m.ended_on is distinct from s.ended_on
      ) removed on true`,
    take: 'removed.stands as has_removal',
    fault: 'r.has_removal',
    reason: `'The tire was removed on another day; the removal is changed in the portal.'`,
  },
];
