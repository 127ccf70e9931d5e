import type { ConditionRequest, LossCause, LossLeftOut } from '@portal/contract/analysis-reports';
import {
  type AxleRole,
  axleConfigurations,
  type ConfigurationCode,
  positionsOf,
  specOf,
  wearConditions,
} from '@portal/contract/fleet-surveys';
import type { Database } from '../../../db/database.ts';
import type { LossShares } from '../../../settings.ts';
import { axleSpecOf } from './axle-spec.ts';
import { pricesOf } from './scrap-prices.ts';

/** Reads all tables behind the fleet conditions. */
export async function readConditionRecords({ kysely }: Pick<Database, 'kysely'>) {
  return {
    accounts: await kysely.selectFrom('accounts').selectAll().execute(),
    locations: await kysely.selectFrom('locations').selectAll().execute(),
    dealers: await kysely.selectFrom('dealers').selectAll().execute(),
    units: await kysely.selectFrom('units').selectAll().execute(),
    surveys: await kysely.selectFrom('surveys').selectAll().execute(),
    inspections: await kysely.selectFrom('unit_inspections').selectAll().execute(),
    readings: await kysely.selectFrom('readings').selectAll().execute(),
    conditions: await kysely.selectFrom('reading_conditions').selectAll().execute(),
    findings: await kysely.selectFrom('findings').selectAll().execute(),
    mounts: await kysely.selectFrom('mounts').selectAll().execute(),
    changes: await kysely.selectFrom('tire_changes').selectAll().execute(),
    tires: await kysely.selectFrom('tires').selectAll().execute(),
    lives: await kysely.selectFrom('tire_lives').selectAll().execute(),
    products: await kysely.selectFrom('products').selectAll().execute(),
    specs: await kysely.selectFrom('specs').selectAll().execute(),
    lines: await kysely.selectFrom('invoice_lines').selectAll().execute(),
  };
}

type Records = Awaited<ReturnType<typeof readConditionRecords>>;
type Inspection = Records['inspections'][number];
type Reading = Records['readings'][number];

/** A tire with everything that is counted about it; mm. */
export interface CountedTire {
  readonly place: string;
  readonly pressure: string;
  readonly band: string;
  readonly tread: number | null;
  readonly hasPressure: boolean;
  readonly type: 'new' | 'retread';
  readonly brand: string;
  readonly size: string;
  readonly valve: string;
  readonly role: AxleRole;
  readonly wear: readonly string[];
  readonly cause: LossCause | null;
  readonly leftOut: LossLeftOut | null;
  readonly source: string | null;
  readonly loss: number | null;
}

/** A unit at its latest inspection. */
export interface CountedUnit {
  readonly inspection: Inspection;
  readonly place: string;
  readonly type: string;
  readonly vocation: string | null;
  readonly owner: number | null;
  readonly findings: Records['findings'];
  readonly tires: readonly CountedTire[];
}

/** Groups rows by their key. */
export function groupedBy<Row, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
const byId = <Row extends { readonly id: number }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]));

const depth = 0.79375;
const trace = 1e-6;
const toCent = (value: number) => Math.round(Number((value * 100).toFixed(4))) / 100;
const treadWear: readonly string[] = [
  ...wearConditions.steer,
  ...wearConditions.drive,
  ...wearConditions.trailer,
];

function pressureBand(pressure: number | null, target: number): string {
  if (pressure === null) return 'not_read';
  if (pressure <= target * 0.8 + trace) return 'critical';
  if (pressure < target * 0.9 - trace) return 'low';
  return pressure <= target * 1.1 + trace ? 'good' : 'high';
}

const treadBand = (tread: number | null): string =>
  tread === null ? 'not_read' : String(Math.min(30, 2 * Math.floor((tread + trace) / depth / 2)));

/** By the domain guide, section 4. */
export const usualShares: LossShares = {
  pressure_critical: { tread: 0.25, casing: 0.3 },
  dual_mismatch: { tread: 0.15, casing: 0 },
  irregular_wear: { tread: 0.15, casing: 0 },
  pressure_low: { tread: 0.1, casing: 0 },
};

/** Recomputes the units of a selection, with their tires, from the records alone. */
export function recomputeConditions(records: Records, shares = usualShares) {
  const surveys = byId(records.surveys);
  const locations = byId(records.locations);
  const dealers = byId(records.dealers);
  const units = byId(records.units);
  const mounts = byId(records.mounts);
  const tires = byId(records.tires);
  const products = byId(records.products);
  const changes = byId(records.changes);
  const lives = new Map(records.lives.map((life) => [`${life.tire_id} ${life.caps}`, life]));
  const readings = groupedBy(records.readings, ({ inspection_id }) => inspection_id);
  const conditions = groupedBy(records.conditions, ({ reading_id }) => reading_id);
  const findings = groupedBy(records.findings, ({ inspection_id }) => inspection_id);
  const inspections = groupedBy(records.inspections, ({ unit_id }) => unit_id);
  const specs = groupedBy(records.specs, ({ account_id }) => account_id);
  const prices = pricesOf(records);

  const hasGone = ({ mount_id, inspection_id, axle_number, side, slot }: Reading): boolean => {
    const mount = mounts.get(mount_id ?? 0);
    if (mount) return changes.get(mount.ended_with ?? 0)?.inspection_id === inspection_id;
    return records.mounts.some(
      (come) =>
        changes.get(come.begun_with ?? 0)?.inspection_id === inspection_id &&
        come.axle_number === axle_number &&
        come.side === side &&
        come.slot === slot,
    );
  };

  function tireOf(inspection: Inspection, reading: Reading, place: string): CountedTire[] {
    const configuration = axleConfigurations[inspection.configuration as ConfigurationCode];
    const isThere = positionsOf(configuration).some(
      ({ axle, side, slot }) =>
        axle === reading.axle_number && side === reading.side && slot === reading.slot,
    );
    const role = configuration.axles[reading.axle_number - 1]?.role;
    const { pressure_kpa: pressure, tread_mm: tread } = reading;
    const isRead = pressure !== null || tread !== null;
    if (!isThere || !role || !isRead || hasGone(reading)) return [];
    if (inspection.lifted_axles.includes(reading.axle_number)) return [];
    const mount = mounts.get(reading.mount_id ?? 0);
    const tire = tires.get(mount?.tire_id ?? 0);
    const made = products.get(tire?.product_id ?? 0);
    const caps = mount?.caps ?? 0;
    const life = lives.get(`${mount?.tire_id} ${caps}`);
    const productId = life?.product_id ?? (mount && caps === 0 ? tire?.product_id : null) ?? null;
    const product = products.get(productId ?? 0);
    const spec = specOf((specs.get(inspection.account_id) ?? []).map(axleSpecOf), {
      role,
      locationId: surveys.get(inspection.survey_id)?.location_id ?? 0,
      day: inspection.inspected_on,
      loadRange: made?.load_range ?? null,
    });
    const found = (findings.get(inspection.id) ?? []).filter(
      ({ axle_number, side }) => axle_number === reading.axle_number && side === reading.side,
    );
    const limit = found.find(
      ({ check_name, slot }) => check_name === 'pressure' && slot === reading.slot,
    )?.limit_value;
    const band = pressureBand(pressure, limit ?? spec.targetPressure);
    const wear = (conditions.get(reading.id) ?? []).map(({ condition }) => condition);
    const isMismatched =
      reading.slot !== 'single' &&
      found.some(({ check_name }) => check_name === 'tread_mismatch_duals');
    const isIrregular = wear.some((condition) => treadWear.includes(condition));
    const causes: [LossCause, boolean][] = [
      ['pressure_critical', band === 'critical'],
      ['dual_mismatch', isMismatched],
      ['irregular_wear', isIrregular],
      ['pressure_low', band === 'low'],
    ];
    const largest = Math.max(...causes.map(([key, applies]) => (applies ? shares[key].tread : 0)));
    const cause =
      causes.find(([key, applies]) => applies && shares[key].tread === largest)?.[0] ?? null;
    const price = prices.ofProduct(
      life?.price ?? null,
      inspection.account_id,
      productId,
      inspection.inspected_on,
    );
    const casing = prices.ofCasing(
      life?.casing_value ?? null,
      inspection.account_id,
      made ?? null,
      inspection.inspected_on,
    );
    const original = life?.original_tread_mm ?? null;
    const pull = spec.pullDepth;
    const leftOut = (): LossLeftOut | null => {
      if (cause === null) return null;
      if (tread === null) return 'no_tread';
      if (original === null) return 'no_original';
      if (original <= pull + trace) return 'original_at_pull';
      if (tread > original + trace) return 'above_original';
      if (price.amount === null) return 'no_price';
      return shares[cause].casing > 0 && casing.amount === null ? 'no_casing_value' : null;
    };
    const why = leftOut();
    const worth = () =>
      ((price.amount ?? 0) * Math.max(0, (tread ?? 0) - pull)) / ((original ?? 0) - pull);
    const lost = () =>
      cause === null
        ? null
        : shares[cause].tread * worth() + shares[cause].casing * (casing.amount ?? 0);
    const loss = cause === null || why !== null ? null : toCent(lost() ?? 0);
    return [
      {
        place,
        pressure: band,
        band: treadBand(tread),
        tread,
        hasPressure: pressure !== null,
        type: caps > 0 ? 'retread' : 'new',
        brand: product?.brand ?? 'Unknown',
        size: product?.size ?? 'Unknown',
        valve: reading.valve ?? 'no_reading',
        role,
        wear,
        cause,
        leftOut: why,
        source: cause === null ? null : price.source,
        loss,
      },
    ];
  }

  /**
   * @param scope with both dates
   * @param isSeen whether the user sees a survey; every survey unless given
   */
  return (scope: ConditionRequest, isSeen = (_survey: number) => true): CountedUnit[] =>
    [...inspections.values()].flatMap((all) => {
      const [latest] = all
        .filter((each) => {
          const survey = surveys.get(each.survey_id);
          return (
            isSeen(each.survey_id) &&
            survey?.state === 'finished' &&
            survey.kind !== 'checkpoint' &&
            each.tires_read > 0 &&
            each.inspected_on >= (scope.date_from ?? '') &&
            each.inspected_on <= (scope.date_to ?? '')
          );
        })
        .sort((one, other) =>
          one.inspected_on === other.inspected_on
            ? other.id - one.id
            : one.inspected_on < other.inspected_on
              ? 1
              : -1,
        );
      const unit = units.get(latest?.unit_id ?? 0);
      const survey = surveys.get(latest?.survey_id ?? 0);
      const location = locations.get(survey?.location_id ?? 0);
      if (!latest || !unit || !survey || !location) return [];
      const isIn = <Value>(values: readonly Value[] | undefined, value: Value | null) =>
        !values || values.length === 0 || (value !== null && values.includes(value));
      const dealer = dealers.get(survey.dealer_id ?? 0);
      if (
        !isIn(scope.account_ids, latest.account_id) ||
        !isIn(scope.unit_types, unit.type) ||
        !isIn<string>(scope.vocations, unit.vocation) ||
        (scope.country && location.country !== scope.country) ||
        (scope.state && location.state !== scope.state) ||
        (scope.nonsig && dealer?.nonsig !== scope.nonsig)
      )
        return [];
      const place = `${latest.account_id} ${location.id}`;
      return [
        {
          inspection: latest,
          place,
          type: unit.type,
          vocation: unit.vocation,
          owner: unit.owner_id,
          findings: findings.get(latest.id) ?? [],
          tires: (readings.get(latest.id) ?? []).flatMap((each) => tireOf(latest, each, place)),
        },
      ];
    });
}
