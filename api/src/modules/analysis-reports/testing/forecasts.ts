import type { ForecastBasis, PriceSource } from '@portal/contract/analysis-reports';
import { type AxleRole, specOf } from '@portal/contract/fleet-surveys';
import type { Database } from '../../../db/database.ts';
import { axleSpecOf } from './axle-spec.ts';
import { type PriceRecords, pricesOf } from './scrap-prices.ts';
import { readWearRecords, recomputeWears, type WornTire } from './wears.ts';

/** Reads all tables behind the forecast. */
export async function readForecastRecords(database: Pick<Database, 'kysely'>) {
  const { kysely } = database;
  return {
    ...(await readWearRecords(database)),
    accounts: await kysely.selectFrom('accounts').selectAll().execute(),
    lines: await kysely.selectFrom('invoice_lines').selectAll().execute(),
  } satisfies PriceRecords & Record<string, readonly object[]>;
}

type Records = Awaited<ReturnType<typeof readForecastRecords>>;

export interface ForecastSelection {
  readonly account_ids: readonly number[];
  readonly brand?: string | undefined;
  readonly tire_size?: string | undefined;
  readonly retread?: 'new' | 'retread' | undefined;
  readonly wheel_position?: string | undefined;
  readonly vocation?: string | undefined;
}

/** A mounted tire, in mm and mm per day. */
export interface Forecast {
  readonly mount: number;
  readonly account: number;
  readonly fields: WornTire['fields'];
  readonly basis: ForecastBasis;
  readonly tread: number | null;
  readonly pull: number | null;
  readonly wear: number | null;
  readonly rateTires: number | null;
  readonly due: string | null;
  readonly price: number | null;
  readonly source: PriceSource | null;
}

const plusDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Recomputes the forecasts for a day from the records alone. */
export function recomputeForecasts(records: Records, today: string) {
  const units = new Map(records.units.map((unit) => [unit.id, unit]));
  const products = new Map(records.products.map((product) => [product.id, product]));
  const lives = new Map(records.lives.map((life) => [`${life.tire_id} ${life.caps}`, life]));
  const roles = new Map(
    records.axles.map((axle) => [`${axle.configuration} ${axle.axle_number}`, axle.role]),
  );
  const mounts = new Map(records.mounts.map((mount) => [mount.id, mount]));
  const worn = new Map(
    recomputeWears(records)({ account_ids: [] }).map((tire) => [tire.mount, tire]),
  );
  const prices = pricesOf(records);
  const lifeOf = ({ tire_id, caps }: Records['mounts'][number]) => lives.get(`${tire_id} ${caps}`);
  const roleOf = ({ unit_id, axle_number }: Records['mounts'][number]): AxleRole | undefined =>
    roles.get(`${units.get(unit_id)?.configuration} ${axle_number}`);

  /** Fleet, product, new or retread, and position. */
  const groupOf = (mount: Records['mounts'][number]) => {
    const [product, role] = [lifeOf(mount)?.product_id ?? null, roleOf(mount)];
    return product === null || !role
      ? null
      : `${mount.account_id} ${product} ${mount.caps > 0} ${role}`;
  };
  const groups = new Map<string, { tires: number; worn: number; days: number }>();
  for (const tire of worn.values()) {
    const mount = mounts.get(tire.mount);
    const group = mount ? groupOf(mount) : null;
    if (group === null || tire.outcome !== 'counted' || !tire.days) continue;
    const sums = groups.get(group) ?? { tires: 0, worn: 0, days: 0 };
    sums.tires += 1;
    sums.worn += tire.worn ?? 0;
    sums.days += tire.days;
    groups.set(group, sums);
  }

  function pullOf(mount: Records['mounts'][number]): number | null {
    const role = roleOf(mount);
    if (!role) return null;
    const specs = records.specs
      .filter(({ account_id }) => account_id === mount.account_id)
      .map(axleSpecOf);
    const locationId = units.get(mount.unit_id)?.location_id ?? 0;
    return specOf(specs, { role, locationId, day: today, loadRange: null }).pullDepth;
  }

  function forecastOf(
    mount: Records['mounts'][number],
  ): Pick<Forecast, 'basis' | 'tread' | 'pull' | 'wear' | 'rateTires' | 'due'> {
    const [tire, pull] = [worn.get(mount.id), pullOf(mount)];
    const none = { wear: null, rateTires: null, due: null };
    if (!tire) return { basis: 'not_read', tread: null, pull, ...none };
    const { day, tread } = tire.latest;
    if (pull === null) return { basis: 'no_pull_depth', tread, pull, ...none };
    if (tread <= pull + 1e-6) return { basis: 'read', tread, pull, ...none, due: day };
    const dueBy = (wear: number) =>
      plusDays(day, Math.min(36_500, Math.ceil(Number(((tread - pull) / wear).toFixed(6)))));
    if (tire.outcome === 'counted' && tire.days) {
      const wear = (tire.worn ?? 0) / tire.days;
      return { basis: 'own', tread, pull, wear, rateTires: null, due: dueBy(wear) };
    }
    const group = groups.get(groupOf(mount) ?? '');
    if (!group || group.tires < 30) return { basis: 'few_tires', tread, pull, ...none };
    const wear = group.worn / group.days;
    return { basis: 'product', tread, pull, wear, rateTires: group.tires, due: dueBy(wear) };
  }

  const all = records.mounts.flatMap((mount): Forecast[] => {
    const unit = units.get(mount.unit_id);
    if (mount.ended_on !== null || !unit?.is_active || unit.deleted_at !== null) return [];
    const life = lifeOf(mount);
    const product = products.get(life?.product_id ?? 0);
    const { amount, source } = prices.ofProduct(
      life?.price ?? null,
      mount.account_id,
      life?.product_id ?? null,
      today,
    );
    return [
      {
        mount: mount.id,
        account: mount.account_id,
        fields: {
          brand: product?.brand ?? 'Unknown',
          retread: mount.caps > 0 ? 'retread' : 'new',
          product_line: product?.line ?? 'Unknown',
          tire_size: product?.size ?? 'Unknown',
          wheel_position: roleOf(mount) ?? 'unknown',
          axel_configuration: unit.configuration,
          load_range: product?.load_range ?? 'Unknown',
          vocation: unit.vocation,
        },
        ...forecastOf(mount),
        price: amount,
        source,
      },
    ];
  });

  return ({ account_ids, ...narrowed }: ForecastSelection): Forecast[] =>
    all.filter(
      ({ account, fields }) =>
        (account_ids.length === 0 || account_ids.includes(account)) &&
        Object.entries(narrowed).every(
          ([field, value]) => value === undefined || fields[field as keyof typeof fields] === value,
        ),
    );
}
