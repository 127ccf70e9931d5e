import type { AxleMap, TireReplacement } from '@portal/contract/fleet-surveys';
import type { Place } from '../../testing/mount-tire.ts';
import { type InspectionApi, type InspectionIds, wheelAt } from '../testing.ts';

type CallerName = NonNullable<Parameters<InspectionApi['ask']>[1]>['as'];

/** The removal of a worn tire that goes to be retreaded. */
export const wornOut = {
  odometer: 5000,
  hours: 120,
  tread_depth: 4,
  removal_reasons: ['worn_out'],
  wear_conditions: ['cut', 'river'],
  destination: 'retread',
  comments: 'Even wear.',
} as const satisfies Record<string, unknown>;

/** A new tire, identified only by brand and TIN. */
export const newTire = {
  source: 'new',
  tire: {
    brand: 'Northvale',
    product_line: 'NO-D10',
    tire_size: null,
    load_range: null,
    caps: 0,
    retread_brand: null,
    retread_line: null,
    tin: '9HC51024',
  },
} as const;

/** A position with the tire that a map shows there, in the form of a replacement. */
export function asRead(map: AxleMap, place: Place) {
  const { tire } = wheelAt(map, place);
  return { ...place, tire_id: tire?.tire_id ?? null, revision: tire?.revision ?? 0 };
}

/** Sends tire replacements, in miles and 32nds. */
export const replace = (
  api: InspectionApi,
  { survey, unit }: InspectionIds,
  replacements: readonly object[],
  { as = 'clerk', ...more }: { readonly as?: CallerName; readonly client_key?: string } = {},
) =>
  api.ask('POST fleet_survey/replace_tires', {
    as,
    body: {
      survey_id: survey,
      unit_id: unit,
      tread_depth_format: '32nds',
      distance_format: 'mi',
      replacements,
      ...more,
    },
  });

export const undo = (
  api: InspectionApi,
  tire_change_id: number | string,
  as: CallerName = 'clerk',
) => api.ask('POST fleet_survey/undo_tire_replace', { as, body: { tire_change_id } });

/** The replacement at one position, with the tire last read there. */
export const replacementOf = (
  map: AxleMap,
  place: Place,
  said: Partial<Pick<TireReplacement, 'removed' | 'mounted'>> | object,
) => ({ ...asRead(map, place), removed: null, mounted: null, ...said });

const tables = [
  'tires',
  'tire_lives',
  'mounts',
  'removals',
  'removal_conditions',
  'readings',
  'unit_inspections',
] as const;

/** Serializes all tire rows that a change may write, without times and revisions. */
export async function tireRows({ database }: InspectionApi): Promise<string> {
  const rows = tables.map((table) =>
    database.kysely.selectFrom(table).selectAll().orderBy(bySelf(table)).execute(),
  );
  // Findings are rewritten whenever a unit is judged, so their ids change.
  const findings = await database.kysely
    .selectFrom('findings')
    .select(['inspection_id', 'check_name', 'severity', 'axle_number', 'side', 'slot', 'measured'])
    .orderBy('inspection_id')
    .orderBy('axle_number')
    .orderBy('side')
    .orderBy('slot')
    .orderBy('check_name')
    .execute();
  return JSON.stringify([...(await Promise.all(rows)), findings], (name, value) =>
    name === 'changed_at' || name === 'revision' ? undefined : value,
  );
}

const bySelf = (table: (typeof tables)[number]) =>
  table === 'tire_lives' ? 'tire_id' : table === 'removal_conditions' ? 'removal_id' : 'id';

/** Deletes every tire. */
export async function clearTires(api: InspectionApi): Promise<void> {
  await api.clearSurveys();
  for (const table of ['removals', 'mounts', 'tires'] as const)
    await api.database.kysely.deleteFrom(table).execute();
}
