import type { ScrapGrouping, ScrapRemoval, ScrapReport } from '@portal/contract/analysis-reports';
import {
  type AxleRole,
  axleConfigurations,
  type ConfigurationCode,
  positionLabel,
  specOf,
} from '@portal/contract/fleet-surveys';
import type { Database } from '../../../db/database.ts';
import { type PriceRecords, pricesOf } from './scrap-prices.ts';

/** Reads all tables behind the scrap analysis. */
export async function readScrapRecords({ kysely }: Pick<Database, 'kysely'>) {
  return {
    accounts: await kysely.selectFrom('accounts').selectAll().execute(),
    locations: await kysely.selectFrom('locations').selectAll().execute(),
    dealers: await kysely.selectFrom('dealers').selectAll().execute(),
    units: await kysely.selectFrom('units').selectAll().execute(),
    surveys: await kysely.selectFrom('surveys').selectAll().execute(),
    mounts: await kysely.selectFrom('mounts').selectAll().execute(),
    tires: await kysely.selectFrom('tires').selectAll().execute(),
    lives: await kysely.selectFrom('tire_lives').selectAll().execute(),
    products: await kysely.selectFrom('products').selectAll().execute(),
    specs: await kysely.selectFrom('specs').selectAll().execute(),
    lines: await kysely.selectFrom('invoice_lines').selectAll().execute(),
    removals: await kysely.selectFrom('removals').selectAll().execute(),
    conditions: await kysely
      .selectFrom('removal_conditions as c')
      .innerJoin('wear_conditions as w', 'w.code', 'c.condition')
      .select(['removal_id', 'condition'])
      .orderBy('w.place')
      .execute(),
  } satisfies PriceRecords & Record<string, readonly object[]>;
}

type Records = Awaited<ReturnType<typeof readScrapRecords>>;

export interface ScrapSelection {
  readonly account_ids: readonly number[];
  readonly survey_ids: readonly number[];
  readonly date_from?: string | undefined;
  readonly date_to?: string | undefined;
  readonly country?: string | undefined;
  readonly state?: string | undefined;
  readonly nonsig?: string | undefined;
  readonly keyword?: string | undefined;
}

/** A removal of the report with its search fields and groups. */
export interface RecomputedRemoval {
  readonly shown: ScrapRemoval;
  readonly account: number;
  readonly country: string;
  readonly state: string;
  readonly nonsig: string | null;
  readonly searched: string;
  /** mm. */
  readonly tread: number | null;
  readonly original: number | null;
  /** The cost of the usable tread, and its depth in mm; null if the removal is not counted. */
  readonly cost: number | null;
  readonly usable: number | null;
  readonly groups: Readonly<Record<ScrapGrouping, readonly string[]>>;
}

const depth = 0.79375;
const trace = 1e-6;
const rounded = (value: number) => Math.round(Number((value * 100).toFixed(4))) / 100;
const shownDepth = (mm: number | null) => (mm === null ? null : rounded(mm / depth));

function bandOf(tread: number | null): string[] {
  if (tread === null) return [];
  const left = tread / depth;
  if (left <= 4 + trace) return ['green'];
  if (left <= 6 + trace) return ['yellow'];
  return [left < 8 - trace ? 'red' : 'far_too_early'];
}

const capGroups = ['new', 'once', 'twice'];

function ageGroup(years: number | null): string {
  if (years === null) return 'unknown';
  return `from_${Math.min(8, 2 * Math.floor(years / 2))}`;
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Recomputes the report for a reader in 32nds from the records alone. */
export function recomputeScrap(records: Records) {
  const byId = <Row extends { readonly id: number }>(rows: readonly Row[]) => {
    const found = new Map(rows.map((row) => [row.id, row]));
    return (id: number): Row => {
      const row = found.get(id);
      if (!row) throw new Error(`Nothing has the id ${id}.`);
      return row;
    };
  };
  const accountOf = byId(records.accounts);
  const locationOf = byId(records.locations);
  const dealerOf = byId(records.dealers);
  const unitOf = byId(records.units);
  const surveyOf = byId(records.surveys);
  const mountOf = byId(records.mounts);
  const tireOf = byId(records.tires);
  const productOf = byId(records.products);
  const prices = pricesOf(records);
  const lives = new Map(records.lives.map((life) => [`${life.tire_id} ${life.caps}`, life]));
  const specs = (account: number) =>
    records.specs
      .filter(({ account_id }) => account_id === account)
      .map((row) => ({
        id: row.id,
        role: row.role,
        locationId: row.location_id,
        validFrom: row.valid_from,
        targetPressure: row.target_pressure_kpa,
        pullDepth: row.pull_depth_mm,
      }));

  function scrapped(removal: Records['removals'][number]): RecomputedRemoval[] {
    const { destination, removed_on, tread_mm: tread } = removal;
    if (destination !== 'scrap' && destination !== 'retread') return [];
    const mount = mountOf(removal.mount_id);
    const unit = unitOf(mount.unit_id);
    const tire = tireOf(mount.tire_id);
    const life = lives.get(`${mount.tire_id} ${mount.caps}`);
    if (!life) throw new Error('A mount is of a life.');
    const productId = life.product_id ?? (mount.caps === 0 ? tire.product_id : null);
    const product = productId === null ? null : productOf(productId);
    const account = accountOf(removal.account_id);
    const location = locationOf(removal.location_id);
    const survey = removal.survey_id === null ? null : surveyOf(removal.survey_id);
    const dealer = survey?.dealer_id ? dealerOf(survey.dealer_id) : null;
    const { axles } = axleConfigurations[unit.configuration as ConfigurationCode];
    const role = axles[mount.axle_number - 1]?.role as AxleRole | undefined;
    const pull = role
      ? specOf(specs(account.id), {
          role,
          locationId: location.id,
          day: removed_on,
          loadRange: null,
        }).pullDepth
      : null;
    const original = life.original_tread_mm;
    const price = prices.ofProduct(life.price, account.id, productId, removed_on);
    const casing =
      mount.caps > 0
        ? { amount: null, source: null }
        : prices.ofCasing(life.casing_value, account.id, product, removed_on);
    const made = tire.made_on;
    const years =
      made !== null && made <= removed_on ? daysBetween(made, removed_on) / 365.25 : null;
    const left_out = (): ScrapRemoval['left_out'] => {
      if (tread === null) return 'no_tread';
      if (original === null) return 'no_original';
      if (pull === null) return 'no_pull_depth';
      if (original <= pull + trace) return 'original_at_pull';
      if (tread > original + trace) return 'above_original';
      if (price.amount === null) return 'no_price';
      if (mount.caps === 0 && casing.amount === null) return 'no_casing_value';
      return price.amount < (casing.amount ?? 0) ? 'below_casing' : null;
    };
    const why = left_out();
    const isCounted = why === null;
    const cost = isCounted ? (price.amount ?? 0) - (casing.amount ?? 0) : null;
    const usable = isCounted ? (original ?? 0) - (pull ?? 0) : null;
    const conditions = records.conditions
      .filter(({ removal_id }) => removal_id === removal.id)
      .map(({ condition }) => condition);
    const caps = capGroups[mount.caps] ?? 'more';
    const shown: ScrapRemoval = {
      id: removal.id,
      removed_on,
      unit_id: unit.id,
      unit_number: unit.unit_number,
      fleet_name: account.name || account.nonsig,
      fleet_location: location.name || location.code,
      survey_id: removal.survey_id,
      position: positionLabel({ axle: mount.axle_number, side: mount.side, slot: mount.slot }),
      axle: role ?? 'unknown',
      brand: product?.brand ?? null,
      product_line: product?.line ?? null,
      tire_size: product?.size ?? null,
      caps: mount.caps,
      age_years: years === null ? null : rounded(years),
      reason: removal.reason as ScrapRemoval['reason'],
      conditions: conditions as ScrapRemoval['conditions'],
      destination,
      original: shownDepth(original),
      tread: shownDepth(tread),
      pull: shownDepth(pull),
      price: price.amount,
      price_source: price.source,
      casing_value: casing.amount,
      casing_value_source: casing.source,
      lost:
        cost === null || usable === null
          ? null
          : rounded((Math.max(0, (tread ?? 0) - (pull ?? 0)) * cost) / usable),
      left_out: why,
    };
    return [
      {
        shown,
        account: account.id,
        country: location.country,
        state: location.state,
        nonsig: dealer?.nonsig ?? null,
        searched: [unit.unit_number, location.code, location.name, account.name, account.nonsig]
          .concat(product ? [product.brand, product.line] : [])
          .join('\n')
          .toLowerCase(),
        tread,
        original,
        cost,
        usable,
        groups: {
          reason: [removal.reason],
          condition: conditions.length > 0 ? conditions : ['none'],
          brand: [product?.brand ?? '-'],
          position: [role ?? 'unknown'],
          caps: [caps],
          age: [ageGroup(years)],
          band: bandOf(tread),
          left_out: why ? [why] : [],
        },
      },
    ];
  }

  const all = records.removals.flatMap(scrapped);
  return {
    all,
    surveys: [...new Set(all.flatMap(({ shown }) => shown.survey_id ?? []))],
    of: (selection: ScrapSelection) => all.filter((each) => isOf(selection, each)),
  };
}

function isOf(selection: ScrapSelection, { shown, ...each }: RecomputedRemoval): boolean {
  const { account_ids, survey_ids, date_from, date_to, country, state, nonsig } = selection;
  return (
    (account_ids.length === 0 || account_ids.includes(each.account)) &&
    (survey_ids.length === 0 || survey_ids.includes(shown.survey_id ?? 0)) &&
    shown.removed_on >= (date_from ?? '') &&
    shown.removed_on <= (date_to ?? '9999') &&
    (!country || each.country === country) &&
    (!state || each.state === state) &&
    (!nonsig || each.nonsig === nonsig) &&
    each.searched.includes((selection.keyword ?? '').toLowerCase())
  );
}

/** Sums removals. */
export function sumsOf(removals: readonly RecomputedRemoval[]): ScrapReport['summary'] {
  const counted = removals.filter(({ shown }) => shown.left_out === null);
  const sum = (values: readonly (number | null)[]) =>
    values.reduce((total: number, value) => total + (value ?? 0), 0);
  const treads = removals.flatMap(({ tread }) => (tread === null ? [] : [tread]));
  const to = (destination: string) =>
    removals.filter(({ shown }) => shown.destination === destination).length;
  const cost = sum(counted.map((each) => each.cost));
  const usable = sum(counted.map((each) => each.usable));
  return {
    removed: removals.length,
    scrap: to('scrap'),
    retread: to('retread'),
    counted: counted.length,
    left_out: removals.length - counted.length,
    lost: rounded(sum(counted.map(({ shown }) => shown.lost))),
    cost_per_depth: counted.length === 0 ? null : rounded((cost / usable) * depth),
    tread_read: treads.length,
    mean_tread: treads.length === 0 ? null : rounded(sum(treads) / treads.length / depth),
  };
}

/** The sums of each group, by its key. */
export function groupsOf(removals: readonly RecomputedRemoval[], grouping: ScrapGrouping) {
  const keys = [...new Set(removals.flatMap(({ groups }) => groups[grouping]))];
  return new Map(
    keys.map((key) => [
      key,
      { key, ...sumsOf(removals.filter(({ groups }) => groups[grouping].includes(key))) },
    ]),
  );
}
