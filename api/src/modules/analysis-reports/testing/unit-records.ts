import type { Database } from '../../../db/database.ts';

/** Reads all tables behind the history of a unit. */
export async function readUnitRecords({ kysely }: Pick<Database, 'kysely'>) {
  return {
    accounts: await kysely.selectFrom('accounts').selectAll().execute(),
    locations: await kysely.selectFrom('locations').selectAll().execute(),
    dealers: await kysely.selectFrom('dealers').selectAll().execute(),
    units: await kysely.selectFrom('units').selectAll().orderBy('id').execute(),
    surveys: await kysely.selectFrom('surveys').selectAll().execute(),
    inspections: await kysely.selectFrom('unit_inspections').selectAll().execute(),
    images: await kysely.selectFrom('images').selectAll().execute(),
    readings: await kysely.selectFrom('readings').selectAll().orderBy('id').execute(),
    findings: await kysely.selectFrom('findings').selectAll().orderBy('id').execute(),
    torques: await kysely.selectFrom('torque_checks').selectAll().execute(),
    tires: await kysely.selectFrom('tires').selectAll().execute(),
    lives: await kysely.selectFrom('tire_lives').selectAll().execute(),
    products: await kysely.selectFrom('products').selectAll().execute(),
    mounts: await kysely.selectFrom('mounts').selectAll().execute(),
    removals: await kysely.selectFrom('removals').selectAll().execute(),
    casings: await kysely.selectFrom('casings').selectAll().execute(),
    calls: await kysely.selectFrom('service_calls').selectAll().execute(),
    lines: await kysely.selectFrom('invoice_lines').selectAll().orderBy('id').execute(),
  };
}

export type UnitRecords = Awaited<ReturnType<typeof readUnitRecords>>;
export type Row<Table extends keyof UnitRecords> = UnitRecords[Table][number];
type TirePosition = Pick<Row<'mounts'>, 'axle_number' | 'side' | 'slot'>;

function byId<Each extends { readonly id: number }>(rows: readonly Each[]) {
  const found = new Map(rows.map((row) => [row.id, row]));
  return (id: number | null | undefined): Each | undefined =>
    id === null || id === undefined ? undefined : found.get(id);
}

/** Returns a lookup of the rows with the same key. */
export function grouped<Each, Key>(rows: readonly Each[], keyOf: (row: Each) => Key) {
  const groups = new Map<Key, Each[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return (key: Key): readonly Each[] => groups.get(key) ?? [];
}

export const rounded = (value: number, digits: number) =>
  Math.round(Number((value * 10 ** digits).toFixed(6))) / 10 ** digits;
export const miles = (km: number | null) => (km === null ? null : rounded(km / 1.609344, 1));
export const poundFeet = (nm: number) => rounded(nm / 1.35582, 2);

const letters = { left: 'L', right: 'R', outer: 'O', inner: 'I', single: '' };
export const labelOf = ({ axle_number, side, slot }: TirePosition) =>
  `${axle_number}${letters[side]}${letters[slot]}`;

/** Returns lookups of rows by id, and of their display names. */
export function createLookups(records: UnitRecords) {
  const location = byId(records.locations);
  const product = byId(records.products);
  const tire = byId(records.tires);
  const lifeOf = new Map(records.lives.map((life) => [`${life.tire_id}/${life.caps}`, life]));
  const nameOf = (id: number | null | undefined) => {
    const found = product(id);
    return found ? [found.brand, found.line, found.size].join(' ') : null;
  };
  return {
    dealer: byId(records.dealers),
    survey: byId(records.surveys),
    mount: byId(records.mounts),
    nameOf,
    placeOf(id: number) {
      const found = location(id);
      return { location_id: id, place: found?.name || found?.code || '' };
    },
    treadOf: (mount: Row<'mounts'> | undefined) =>
      mount
        ? nameOf(
            lifeOf.get(`${mount.tire_id}/${mount.caps}`)?.product_id ??
              tire(mount.tire_id)?.product_id,
          )
        : null,
  };
}

export type RecordLookups = ReturnType<typeof createLookups>;
