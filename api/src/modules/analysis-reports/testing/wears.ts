import type { WearScope, WearTire } from '@portal/contract/analysis-reports';
import {
  type AxleRole,
  type AxleSpec,
  positionLabel,
  specOf,
} from '@portal/contract/fleet-surveys';
import type { Database } from '../../../db/database.ts';
import { axleSpecOf } from './axle-spec.ts';

/** Reads all tables behind the wear rates. */
export async function readWearRecords({ kysely }: Pick<Database, 'kysely'>) {
  return {
    products: await kysely.selectFrom('products').selectAll().execute(),
    units: await kysely.selectFrom('units').selectAll().execute(),
    axles: await kysely.selectFrom('axles').selectAll().execute(),
    surveys: await kysely.selectFrom('surveys').selectAll().execute(),
    inspections: await kysely.selectFrom('unit_inspections').selectAll().execute(),
    readings: await kysely.selectFrom('readings').selectAll().execute(),
    removals: await kysely.selectFrom('removals').selectAll().execute(),
    mounts: await kysely.selectFrom('mounts').selectAll().execute(),
    lives: await kysely.selectFrom('tire_lives').selectAll().execute(),
    specs: await kysely.selectFrom('specs').selectAll().execute(),
  };
}

type Records = Awaited<ReturnType<typeof readWearRecords>>;

/** A reading of a tire at one time. */
interface Point {
  readonly day: string;
  /** Order within the day. */
  readonly order: number;
  readonly location: number;
  readonly odometer: number | null;
  readonly tread: number;
}

/** A tire of a selection, in km and mm. */
export interface WornTire {
  readonly mount: number;
  readonly wheel: string;
  readonly outcome: WearTire['outcome'];
  readonly driven: number | null;
  readonly worn: number | null;
  /** Days from the start of its wear to its end. */
  readonly days: number | null;
  /** The last reading, with or without an odometer. */
  readonly latest: Point;
  /** Tread depth from new to the pull depth on a day. */
  readonly usable: (day: string) => number | null;
  readonly fields: Readonly<Record<Field, string | null>>;
}

const fieldNames = [
  'brand',
  'retread',
  'product_line',
  'tire_size',
  'wheel_position',
  'axel_configuration',
  'load_range',
  'vocation',
] as const;
type Field = (typeof fieldNames)[number];

const mapped = <Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key) =>
  new Map(rows.map((row) => [keyOf(row), row]));
const precise = (value: number) => Math.round(value * 1e6) / 1e6;

/** Recomputes the tires of a selection from the records alone. */
export function recomputeWears(records: Records) {
  const surveys = mapped(records.surveys, ({ id }) => id);
  const inspections = mapped(records.inspections, ({ id }) => id);
  const units = mapped(records.units, ({ id }) => id);
  const products = mapped(records.products, ({ id }) => id);
  const lives = mapped(records.lives, ({ tire_id, caps }) => `${tire_id} ${caps}`);
  const roles = mapped(
    records.axles,
    ({ configuration, axle_number }) => `${configuration} ${axle_number}`,
  );
  const specsOf = (account: number): AxleSpec[] =>
    records.specs.filter(({ account_id }) => account_id === account).map(axleSpecOf);
  const points = new Map<number, Point[]>();
  const add = (mount: number, point: Point) =>
    points.set(mount, [...(points.get(mount) ?? []), point]);
  for (const { mount_id, inspection_id, tread_mm, is_taken_over } of records.readings) {
    const inspection = inspections.get(inspection_id);
    const survey = surveys.get(inspection?.survey_id ?? 0);
    if (!inspection || survey?.state !== 'finished' || survey.kind === 'checkpoint') continue;
    if (mount_id === null || tread_mm === null || is_taken_over) continue;
    add(mount_id, {
      day: inspection.inspected_on,
      order: inspection.id,
      location: survey.location_id,
      odometer: inspection.odometer_km,
      tread: tread_mm,
    });
  }
  for (const removal of records.removals) {
    if (removal.tread_mm === null) continue;
    add(removal.mount_id, {
      day: removal.removed_on,
      order: Number.POSITIVE_INFINITY,
      location: removal.location_id,
      odometer: removal.odometer_km,
      tread: removal.tread_mm,
    });
  }
  const mounts = records.mounts.map((mount) => ({
    ...mount,
    points: (points.get(mount.id) ?? []).sort((one, other) =>
      one.day === other.day ? one.order - other.order : one.day < other.day ? -1 : 1,
    ),
    life: lives.get(`${mount.tire_id} ${mount.caps}`),
    isFirst: !records.mounts.some(
      (other) =>
        other.tire_id === mount.tire_id &&
        other.caps === mount.caps &&
        (other.started_on < mount.started_on ||
          (other.started_on === mount.started_on && other.id < mount.id)),
    ),
  }));
  type Mount = (typeof mounts)[number];

  function fieldsOf(mount: Mount): WornTire['fields'] {
    const unit = units.get(mount.unit_id);
    const product = products.get(mount.life?.product_id ?? 0);
    return {
      brand: product?.brand ?? 'Unknown',
      retread: mount.caps > 0 ? 'retread' : 'new',
      product_line: product?.line ?? 'Unknown',
      tire_size: product?.size ?? 'Unknown',
      wheel_position: roles.get(`${unit?.configuration} ${mount.axle_number}`)?.role ?? 'unknown',
      axel_configuration: unit?.configuration ?? null,
      load_range: product?.load_range ?? 'Unknown',
      vocation: unit?.vocation ?? null,
    };
  }

  function startOf(mount: Mount, end: Point) {
    const [first] = mount.points.filter(({ odometer }) => odometer !== null);
    if (first && first !== end) return first;
    const original = mount.life?.original_tread_mm ?? null;
    if (mount.odometer_on_km === null || original === null || !mount.isFirst) return null;
    return { day: mount.started_on, odometer: mount.odometer_on_km, tread: original };
  }

  function wearOf(
    mount: Mount,
    end: Point,
  ): Pick<WornTire, 'outcome' | 'driven' | 'worn' | 'days'> {
    const none = { driven: null, worn: null, days: null };
    if (end.odometer === null) return { outcome: 'no_odometer', ...none };
    const start = startOf(mount, end);
    if (!start) return { outcome: 'one_reading', ...none };
    const driven = precise(end.odometer - (start.odometer ?? 0));
    const worn = precise(start.tread - end.tread);
    const outcome = () => {
      if (driven < 0) return 'odometer_back';
      if (worn < 0) return 'tread_increased';
      if (driven < precise(5000 * 1.609344)) return 'few_miles';
      return worn < 2 * 0.79375 ? 'little_wear' : 'counted';
    };
    const days = (Date.parse(end.day) - Date.parse(start.day)) / 86_400_000;
    return { outcome: outcome(), driven, worn, days };
  }

  function tireOf(mount: Mount, end: Point, latest: Point): WornTire {
    const fields = fieldsOf(mount);
    const original = mount.life?.original_tread_mm ?? null;
    return {
      mount: mount.id,
      wheel: positionLabel({ axle: mount.axle_number, side: mount.side, slot: mount.slot }),
      ...wearOf(mount, end),
      latest,
      fields,
      usable: (day) => {
        if (fields.wheel_position === 'unknown' || original === null) return null;
        const { pullDepth } = specOf(specsOf(mount.account_id), {
          role: fields.wheel_position as AxleRole,
          locationId: end.location,
          day,
          loadRange: null,
        });
        return original > pullDepth ? original - pullDepth : null;
      },
    };
  }

  return (scope: WearScope): WornTire[] =>
    mounts.flatMap((mount): WornTire[] => {
      if (scope.account_ids.length > 0 && !scope.account_ids.includes(mount.account_id)) return [];
      const within = mount.points.filter(
        ({ day }) => day >= (scope.date_from ?? '') && day <= (scope.date_to ?? '9999'),
      );
      const latest = within.at(-1);
      if (!latest) return [];
      const end = within.findLast(({ odometer }) => odometer !== null) ?? latest;
      const tire = tireOf(mount, end, latest);
      const isMeant = fieldNames.every(
        (field) => !scope[field] || tire.fields[field] === scope[field],
      );
      return isMeant ? [tire] : [];
    });
}

/** Sums the tires of a group: km, mm, and the mean tread from new to the pull depth. */
export function addUp(tires: readonly WornTire[], day: string) {
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const usable = tires.flatMap((tire) => tire.usable(day) ?? []);
  return {
    tires: tires.length,
    driven: sumOf(tires.map(({ driven }) => driven ?? 0)),
    worn: sumOf(tires.map(({ worn }) => worn ?? 0)),
    usable: usable.length === 0 ? null : sumOf(usable) / usable.length,
  };
}
