import {
  type AxleRole,
  axleConfigurations,
  type ConfigurationCode,
  legalDepth,
  positionsOf,
  type WheelPosition,
} from '@portal/contract/fleet-surveys';
import { unitSizes } from '@portal/contract/portal';
import type { Insertable } from 'kysely';
import type { MountsTable, TireLivesTable } from '../schema/tires.ts';
import type { Account } from './accounts.ts';
import type { CasingWithTire } from './casings-with-tires.ts';
import type { Article } from './catalog.ts';
import { type Day, dayOf, isoOf } from './days.ts';
import type { Goods } from './goods.ts';
import type { Random } from './random.ts';
import { type RemovalConditionRow, type RemovalRow, removalOf } from './removals.ts';
import { recordedPrices } from './tire-prices.ts';
import { articleFor, bareTire, oldArticle, type TireRow, tireOfCasing } from './tires.ts';
import type { DemoUnit } from './unit-details.ts';
import { kmPerMm, randomShare } from './wear.ts';
import type { World } from './world.ts';

type MountRow = Insertable<MountsTable> & { readonly id: number };

/** A tire at a position, with its wear there. */
export interface DemoMount extends WheelPosition {
  readonly id: number;
  readonly role: AxleRole;
  readonly loadRange: string | null;
  readonly from: Day;
  /** The day of its removal; null while it is mounted. */
  readonly to: Day | null;
  /** Tread depth in mm when it was mounted. */
  readonly original: number;
  /** Wear in mm per day. */
  readonly wear: number;
}

/** Rows of tires, in the order of their foreign keys. */
export interface TireRows {
  readonly tires: TireRow[];
  readonly tire_lives: Insertable<TireLivesTable>[];
  readonly mounts: MountRow[];
  readonly removals: RemovalRow[];
  readonly removal_conditions: RemovalConditionRow[];
}

export interface TireIds {
  tire: number;
  mount: number;
  removal: number;
}

/** The data for mounting tires at a location. */
export interface MountingContext {
  readonly account: Account;
  readonly locationId: number;
  readonly today: Day;
  readonly goods: Goods;
  readonly ids: TireIds;
  /** The random stream for their recorded prices. */
  readonly prices: Random;
}

/** The previous position, whose tire was mostly mounted together with this one. */
interface Neighbor extends WheelPosition {
  /** Tread depth in mm. */
  readonly tread: number;
  readonly fitted: [Article, number];
}

const thirtySecond = unitSizes['32nds'];
/** Bounds, in days, of the time a tire has been on a unit. */
const longest = 1300;
const shortest = 15;
/**
 * The share of positions that had another tire within the known period, and that period in days.
 */
const replaced = 0.18;
const known = 730;
const wideSize = '445/50R22.5';

/**
 * Mounts tires on a unit, and records some earlier ones that they replaced; `takeHanded` offers a
 * tire that was handed to a plant.
 */
export function equipUnit(
  world: World,
  place: MountingContext,
  { row, odometer, dailyKm }: DemoUnit,
  takeHanded: (role: AxleRole) => CasingWithTire | undefined,
  rows: TireRows,
  random: Random,
): DemoMount[] {
  const { account, goods, ids, today, locationId } = place;
  const { axles } = axleConfigurations[row.configuration as ConfigurationCode];
  const size = goods.sizeOf(account, random);
  const odometerAt = (day: Day) =>
    odometer === null ? null : Math.max(0, Math.round(odometer - dailyKm * (today - day)));
  const mounts: DemoMount[] = [];

  const mount = (
    at: WheelPosition & { readonly role: AxleRole },
    { tire, article, caps }: { tire: TireRow; article: Article; caps: number },
    { from, to, wear }: Pick<DemoMount, 'from' | 'to' | 'wear'>,
  ): DemoMount => {
    ids.mount += 1;
    rows.tires.push(tire);
    rows.tire_lives.push({
      tire_id: tire.id,
      caps,
      product_id: article.id,
      original_tread_mm: article.original_tread_mm,
      ...recordedPrices(world.catalog, place, article, from),
    });
    rows.mounts.push({
      id: ids.mount,
      account_id: account.id,
      tire_id: tire.id,
      caps,
      unit_id: row.id,
      axle_number: at.axle,
      side: at.side,
      slot: at.slot,
      started_on: isoOf(from),
      odometer_on_km: odometerAt(from),
      ended_on: to === null ? null : isoOf(to),
      client_key: null,
      created_by: null,
    });
    const original = article.original_tread_mm ?? 15;
    return { ...at, id: ids.mount, loadRange: article.load_range, from, to, original, wear };
  };

  let near = null as Neighbor | null;
  for (const position of positionsOf(axleConfigurations[row.configuration as ConfigurationCode])) {
    const axle = axles[position.axle - 1] ?? axles[0];
    const at = { ...position, role: axle.role };
    const fit = axle.isDual || axle.role === 'steer' ? size : wideSize;
    const handed = takeHanded(axle.role);
    const isSame: boolean = near?.axle === position.axle && random.chance(0.85);
    const [article, caps]: [Article, number] =
      near && isSame ? near.fitted : articleFor(world, place, axle.role, fit, random);
    const original = article.original_tread_mm ?? 15;
    const usual = dailyKm / kmPerMm(row.vocation ?? null, axle.role, random);
    const [started, tread]: [Day, number] = handed
      ? [handed.removed, Math.max(2, original - usual * (today - handed.removed))]
      : startOf(random, today, usual, original, presentTread(random, at, original, near));
    near = { ...position, tread, fitted: [article, caps] };
    const before = handed || (today - started < known && random.chance(replaced));
    const days = Math.max(1, today - started);
    const tire = { ...bareTire(place, random, started, caps, article), id: nextId(ids, 'tire') };
    if (before) {
      const made = handed?.passage.casing.made_on;
      const earliest = made ? dayOf(made) + 30 : 0;
      const from = Math.max(started - random.integer(200, 800), earliest);
      const [older, olderCaps] = handed
        ? [
            oldArticle(world, account, handed, axle.role, random),
            handed.passage.casing.previous_caps,
          ]
        : articleFor(world, place, axle.role, fit, random);
      const old = handed
        ? tireOfCasing(account, handed)
        : { ...bareTire(place, random, from, olderCaps, older), id: nextId(ids, 'tire') };
      const removal = removalOf(random, {
        id: nextId(ids, 'removal'),
        account,
        locationId,
        role: axle.role,
        mountId: ids.mount + 1,
        day: started,
        odometer: odometerAt(started),
        original: older.original_tread_mm ?? 15,
        isHanded: handed !== undefined,
      });
      const left = removal.row.tread_mm ?? 0;
      const wear = ((older.original_tread_mm ?? 15) - left) / (started - from);
      mounts.push(
        mount(at, { tire: old, article: older, caps: olderCaps }, { from, to: started, wear }),
      );
      rows.removals.push(removal.row);
      rows.removal_conditions.push(...removal.conditions);
    }
    const wear = (original - tread) / days;
    mounts.push(mount(at, { tire, article, caps }, { from: started, to: null, wear }));
  }
  return mounts;
}

const nextId = (ids: TireIds, name: keyof TireIds): number => {
  ids[name] += 1;
  return ids[name];
};

/**
 * The current tread depth of a tire: between pull depth and new, and close to the depth of its
 * neighbor on the axle.
 */
function presentTread(
  random: Random,
  { role, axle, side }: WheelPosition & { readonly role: AxleRole },
  original: number,
  near: Neighbor | null,
): number {
  const legal = legalDepth(role);
  const within = (tread: number) => Math.min(original - 0.3, Math.max(0.5, tread));
  if (near?.axle === axle && near.side === side) {
    const apart = random.chance(0.06)
      ? random.between(5, 8) * (random.chance(0.5) ? 1 : -1)
      : random.normal(0, 1.2);
    return within(near.tread + apart * thirtySecond);
  }
  if (near?.axle === axle && random.chance(0.92))
    return within(near.tread + random.normal(0, 1.8) * thirtySecond);
  if (random.chance(0.015)) return within(legal - random.between(0.2, 1.5) * thirtySecond);
  const pulled = legal + 2 * thirtySecond;
  return within(pulled + randomShare(random) * (original - pulled));
}

/** When a tire with this much tread left was mounted, and its tread depth as of then. */
function startOf(
  random: Random,
  today: Day,
  wear: number,
  original: number,
  tread: number,
): [Day, number] {
  const days = Math.round((original - tread) / Math.max(wear, 0.0005));
  if (days > longest) return [today - longest + random.integer(0, 200), tread];
  return [today - Math.max(shortest, days), tread];
}
