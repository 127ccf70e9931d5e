import type { Selectable } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { testYardApi, type YardApi } from '../surveys/testing/yard-api.ts';
import { mountTire, outer, type Place } from '../testing/mount-tire.ts';
import { removeTire } from '../testing/remove-tire.ts';

export interface RemovedApi extends YardApi {
  /**
   * Removes a tire from a unit directly in the database.
   *
   * @returns the removal's id
   */
  removed(
    unit: keyof YardApi['units'],
    said?: Parameters<typeof removeTire>[2],
    place?: Place,
  ): Promise<number>;
  /**
   * Mounts a new tire on a unit directly in the database.
   *
   * @returns the mount's id
   */
  mount(unit: keyof YardApi['units'], on: string, place?: Place): Promise<number>;
  rows<Table extends 'removals' | 'mounts' | 'row_changes'>(
    table: Table,
  ): Promise<Selectable<Schema[Table]>[]>;
  /** The recorded changes of a removal, oldest first. */
  changes(id: number): Promise<Change[]>;
  /** Deletes everything that a test has written. */
  clear(): Promise<void>;
}

type Change = Pick<Selectable<Schema['row_changes']>, 'revision' | 'action'> & {
  readonly fields: unknown;
};

/** Form values of a removed tire, with 7/32 in left. */
export const removedTireForm = {
  tread_depth_format: '32nds',
  distance_format: 'mi',
  odometer: 120_500,
  hours: null,
  tread_depth: 7,
  removal_reasons: ['puncture'],
  wear_conditions: ['cut', 'cupping'],
  destination: 'repair',
  comments: 'A bolt.',
} as const;

/** Starts the API with a yard, for removing tires from units. */
export async function removedApi(): Promise<RemovedApi> {
  const api = await testYardApi();
  const { kysely } = api.database;
  return Object.assign(api, {
    removed: (
      unit: keyof YardApi['units'],
      said?: Parameters<typeof removeTire>[2],
      place?: Place,
    ) => removeTire(kysely, api.units[unit], said, place),
    mount: (unit: keyof YardApi['units'], on: string, place: Place = outer) =>
      mountTire(kysely, api.units[unit], place, on),
    rows: <Table extends 'removals' | 'mounts' | 'row_changes'>(table: Table) =>
      kysely
        .selectFrom(table as 'removals')
        .selectAll()
        .orderBy('id')
        .execute() as Promise<never[]>,
    changes: (id: number) =>
      kysely
        .selectFrom('row_changes')
        .select(['revision', 'action', 'fields'])
        .where('kind', '=', 'removal')
        .where('row_id', '=', id)
        .orderBy('revision')
        .execute(),
    async clear() {
      await api.clearSurveys();
      for (const table of ['casings', 'removals', 'readings', 'mounts'] as const)
        await kysely.deleteFrom(table).execute();
    },
  });
}
