import type { ProductScope } from '@portal/contract/analysis-reports';
import {
  type AxleRole,
  axleConfigurations,
  type ConfigurationCode,
  positionsOf,
  specOf,
} from '@portal/contract/fleet-surveys';
import { tinAge } from '@portal/contract/portal';
import type { Database } from '../../../db/database.ts';
import { axleSpecOf } from './axle-spec.ts';

/** Reads all tables behind the product analysis. */
export async function readProductRecords({ kysely }: Pick<Database, 'kysely'>) {
  return {
    products: await kysely.selectFrom('products').selectAll().execute(),
    surveys: await kysely.selectFrom('surveys').selectAll().execute(),
    inspections: await kysely.selectFrom('unit_inspections').selectAll().execute(),
    readings: await kysely.selectFrom('readings').selectAll().execute(),
    conditions: await kysely.selectFrom('reading_conditions').selectAll().execute(),
    mounts: await kysely.selectFrom('mounts').selectAll().execute(),
    tires: await kysely.selectFrom('tires').selectAll().execute(),
    lives: await kysely.selectFrom('tire_lives').selectAll().execute(),
    findings: await kysely
      .selectFrom('findings')
      .selectAll()
      .where('check_name', '=', 'pressure')
      .execute(),
    specs: await kysely.selectFrom('specs').selectAll().execute(),
  };
}

type Records = Awaited<ReturnType<typeof readProductRecords>>;
type Inspection = Records['inspections'][number];
type Reading = Records['readings'][number];

/** A tire of a selection, in mm, kPa and years. */
export interface RecomputedTire {
  readonly reading: number;
  readonly type: 'new' | 'retread';
  readonly brand: string;
  readonly line: string;
  readonly size: string;
  readonly position: AxleRole;
  readonly isKnown: boolean;
  readonly tread: number | null;
  readonly pressure: number | null;
  readonly target: number;
  /** Whether the inspection found the pressure low. */
  readonly isLow: boolean;
  readonly conditions: readonly string[];
  readonly age: number | null;
}

const mapped = <Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key) =>
  new Map(rows.map((row) => [keyOf(row), row]));

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** Recomputes the tires of a selection from the records alone. */
export function recomputeProducts(records: Records) {
  const surveys = mapped(records.surveys, ({ id }) => id);
  const products = mapped(records.products, ({ id }) => id);
  const mounts = mapped(records.mounts, ({ id }) => id);
  const tires = mapped(records.tires, ({ id }) => id);
  const lives = mapped(records.lives, ({ tire_id, caps }) => `${tire_id} ${caps}`);
  const readings = grouped(records.readings, ({ inspection_id }) => inspection_id);
  const conditions = grouped(records.conditions, ({ reading_id }) => reading_id);
  const findings = mapped(
    records.findings,
    ({ inspection_id, axle_number, side, slot }) =>
      `${inspection_id} ${axle_number} ${side} ${slot}`,
  );
  const inspections = grouped(records.inspections, ({ unit_id }) => unit_id);
  const specs = grouped(
    records.specs.map((spec) => ({ account: spec.account_id, ...axleSpecOf(spec) })),
    ({ account }) => account,
  );

  function latestOf(unit: readonly Inspection[], from: string, to: string): Inspection | undefined {
    return unit
      .filter(({ inspected_on }) => inspected_on >= from && inspected_on <= to)
      .filter((each) => {
        const survey = surveys.get(each.survey_id);
        return survey?.state === 'finished' && survey.kind !== 'checkpoint' && each.tires_read > 0;
      })
      .sort((one, other) =>
        one.inspected_on === other.inspected_on
          ? other.id - one.id
          : one.inspected_on < other.inspected_on
            ? 1
            : -1,
      )[0];
  }

  function tireOf(inspection: Inspection, reading: Reading): RecomputedTire[] {
    const configuration = axleConfigurations[inspection.configuration as ConfigurationCode];
    const isThere = positionsOf(configuration).some(
      ({ axle, side, slot }) =>
        axle === reading.axle_number && side === reading.side && slot === reading.slot,
    );
    const isRead = reading.pressure_kpa !== null || reading.tread_mm !== null;
    const isLifted = inspection.lifted_axles.includes(reading.axle_number);
    const role = configuration.axles[reading.axle_number - 1]?.role;
    if (!isThere || !isRead || isLifted || !role) return [];
    const mount = mounts.get(reading.mount_id ?? 0);
    const tire = tires.get(mount?.tire_id ?? 0);
    const caps = mount?.caps ?? 0;
    const life = lives.get(`${mount?.tire_id} ${caps}`);
    const own = life?.product_id ?? (caps === 0 ? tire?.product_id : null) ?? null;
    const product = products.get(own ?? 0);
    const spec = specOf(specs.get(inspection.account_id) ?? [], {
      role,
      locationId: surveys.get(inspection.survey_id)?.location_id ?? 0,
      day: inspection.inspected_on,
      loadRange: products.get(tire?.product_id ?? 0)?.load_range ?? null,
    });
    const { axle_number, side, slot } = reading;
    const finding = findings.get(`${inspection.id} ${axle_number} ${side} ${slot}`);
    return [
      {
        reading: reading.id,
        type: caps > 0 ? 'retread' : 'new',
        brand: product?.brand ?? 'Unknown',
        line: product?.line ?? 'Unknown',
        size: product?.size ?? 'Unknown',
        position: role,
        isKnown: own !== null,
        tread: reading.tread_mm,
        pressure: reading.pressure_kpa,
        target: finding?.limit_value ?? spec.targetPressure,
        isLow: finding !== undefined && finding.measured < finding.limit_value * 0.9,
        conditions: (conditions.get(reading.id) ?? []).map(({ condition }) => condition),
        age: tire?.tin ? tinAge(tire.tin, inspection.inspected_on) : null,
      },
    ];
  }

  const isIn = (values: readonly string[] | undefined, value: string) =>
    !values || values.length === 0 || values.includes(value);

  /** @param scope with both dates */
  return (scope: ProductScope): RecomputedTire[] =>
    [...inspections.values()]
      .filter(
        ([first]) =>
          scope.account_ids.length === 0 || scope.account_ids.includes(first?.account_id ?? 0),
      )
      .flatMap((unit) => {
        const latest = latestOf(unit, scope.date_from ?? '', scope.date_to ?? '');
        return latest
          ? (readings.get(latest.id) ?? []).flatMap((reading) => tireOf(latest, reading))
          : [];
      })
      .filter(
        (tire) =>
          isIn(scope.tire_types, tire.type) &&
          isIn(scope.brands, tire.brand) &&
          isIn(scope.product_lines, tire.line) &&
          isIn(scope.tire_sizes, tire.size) &&
          isIn(scope.wheel_positions, tire.position),
      );
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Sums tires: 32nds, percentages and years.
 *
 * @param all tires of the report
 */
export function addUpProducts(tires: readonly RecomputedTire[], all: number) {
  const treads = tires.flatMap(({ tread }) => tread ?? []);
  const pressures = tires.flatMap(({ pressure, target }) =>
    pressure === null ? [] : [{ pressure, target }],
  );
  const under = tires.filter(({ isLow }) => isLow);
  const ages = tires.flatMap(({ age }) => age ?? []);
  const irregular = tires.filter((tire) => tire.conditions.length > 0);
  const tread = mean(treads);
  const share = (part: number, whole: number) => (whole === 0 ? null : (100 * part) / whole);
  const deviation = mean(pressures.map(({ pressure, target }) => (pressure - target) / target));
  return {
    tires: tires.length,
    share: share(tires.length, all),
    tread_read: treads.length,
    no_tread: tires.length - treads.length,
    mean_tread: tread === null ? null : tread / 0.79375,
    pressure_read: pressures.length,
    no_pressure: tires.length - pressures.length,
    mean_deviation: deviation === null ? null : deviation * 100,
    underinflated: under.length,
    underinflated_share: share(under.length, pressures.length),
    irregular: irregular.length,
    irregular_share: share(irregular.length, tires.length),
    tin_valid: ages.length,
    no_tin: tires.length - ages.length,
    mean_age: mean(ages),
  };
}
