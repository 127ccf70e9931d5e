import type {
  TireReplacement,
  TiresReplacing,
  WheelPosition,
} from '@portal/contract/fleet-surveys';
import { unitsOf } from '@portal/contract/portal';
import { toStored } from '@portal/platform/format';
import type { Kysely } from 'kysely';
import { refuse } from '../../../../app/refusal.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import { lockAccount } from '../../../../writing/lock-account.ts';
import { checkTiresAsRead } from '../../mounting/check-tires-as-read.ts';
import type { Exchange, TireSource } from '../../mounting/exchange.ts';
import { lostPlaces, placesOf } from '../../mounting/places-of.ts';
import { planChange } from '../../mounting/plan-change.ts';
import { prefixRefusalPaths } from '../../mounting/prefix-refusal-paths.ts';
import { toRemovedTireValues } from '../../mounting/removed-tire-values.ts';
import { stockOf } from '../../mounting/stock.ts';
import { tireColumns } from '../../mounting/store-tire.ts';
import { readUnitMounts } from '../../mounting/unit-mounts.ts';
import { writeTireChange } from '../../mounting/write-change.ts';
import type { Surveyor } from '../../surveyor.ts';
import { dealerOf } from '../change-audience.ts';
import { lockSurveyInspection, type SurveyInspection } from '../find-inspection.ts';
import { judge } from '../judge.ts';
import { type InspectedUnit, readWheels } from '../wheel-rows.ts';
import { checkTreads } from './check-treads.ts';

interface ReplaceTiresResult {
  readonly inspected: InspectedUnit;
  readonly changeId: number;
}

/**
 * Removes tires from a unit and mounts others, all or none, on the day of its inspection.
 *
 * @throws Refusal `unknown_value`, `survey_finished`, `invalid`, `changed_elsewhere`,
 * `tire_mounted`, `mounted_since`, `meter_below`, `not_confirmed`
 */
export async function replaceTires(
  transaction: Kysely<Schema>,
  author: Surveyor,
  said: TiresReplacing,
): Promise<ReplaceTiresResult> {
  const inspected = await lockSurveyInspection(
    { db: transaction, user: author.user },
    { survey: said.survey_id, unit: said.unit_id, paths: ['survey_id', 'unit_id'] },
  );
  const { survey, inspection } = inspected;
  const { account_id, unit_id, inspected_on: day } = inspection;
  await lockAccount(transaction, account_id);
  const positions = await sharedPositions(transaction, inspected);
  said.replacements.forEach((each, index) => {
    checkPlace(each, positions, `replacements.${index}`);
  });
  const exchanges = await exchangesOf(transaction, said, author.now);
  const mounts = await readUnitMounts(transaction, unit_id, day);
  await checkTiresAsRead(transaction, exchanges, mounts);
  checkTreads(exchanges, await readWheels(transaction, inspected));
  const plan = planChange(exchanges, {
    mounts,
    positions,
    stock: await stockOf(transaction, account_id, exchanges.flatMap(stockedId)),
    day,
    odometerKm: inspection.odometer_km,
    kmOfDistance: toStored(1, unitsOf[author.user.unitOfMeasurement].distance),
  });
  const { id: changeId } = await transaction
    .insertInto('tire_changes')
    .values({
      account_id,
      inspection_id: inspection.id,
      mounts_ended: plan.endings.length,
      client_key: said.client_key?.toLowerCase() ?? null,
      created_by: author.user.id,
      changed_by_name: `${author.user.name} ${author.user.lastName}`.trim(),
      changed_at: author.now,
      undone_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeTireChange(transaction, author, plan, {
    unit: { id: unit_id, account_id },
    day,
    locationId: survey.location_id,
    surveyId: survey.id,
    dealerId: dealerOf(survey),
    changeId,
  });
  return { inspected: await judge(transaction, inspected, { changed_at: author.now }), changeId };
}

const stockedId = ({ mounted }: Exchange) => (mounted?.kind === 'stock' ? [mounted.tireId] : []);

/** The positions that the unit had when it was inspected and still has. */
async function sharedPositions(
  db: Kysely<Schema>,
  { inspection }: SurveyInspection,
): Promise<WheelPosition[]> {
  const { configuration } = await db
    .selectFrom('units')
    .select('configuration')
    .where('id', '=', inspection.unit_id)
    .executeTakeFirstOrThrow();
  const found = placesOf(inspection.configuration);
  const lost = lostPlaces(found, configuration);
  return found.filter((place) => !lost.includes(place));
}

/** @throws Refusal `unknown_value` at the axle or the slot */
function checkPlace(
  { axle_number, side, slot }: TireReplacement,
  positions: readonly WheelPosition[],
  path: string,
): void {
  const ofAxle = positions.filter(({ axle }) => axle === axle_number);
  if (ofAxle.length === 0) throw refuse('unknown_value', `${path}.axle_number`);
  if (!ofAxle.some((each) => each.side === side && each.slot === slot))
    throw refuse('unknown_value', `${path}.slot`);
}

async function exchangesOf(
  db: Kysely<Schema>,
  { replacements, ...formats }: TiresReplacing,
  now: Date,
): Promise<Exchange[]> {
  const exchanges: Exchange[] = [];
  for (const [index, each] of replacements.entries()) {
    const path = `replacements.${index}`;
    const { axle_number: axle, side, slot, tire_id: tireId, revision, removed, mounted } = each;
    exchanges.push({
      place: { axle, side, slot },
      tireId,
      revision,
      removed: removed && toRemovedTireValues(removed, formats, `${path}.removed`),
      mounted: mounted && (await tireSourceOf(db, mounted, `${path}.mounted`, now)),
      path,
    });
  }
  return exchanges;
}

/** @throws Refusal `invalid` when the source is missing; and as `tireColumns` does */
async function tireSourceOf(
  db: Kysely<Schema>,
  { source, tire, tire_id: tireId, position }: NonNullable<TireReplacement['mounted']>,
  path: string,
  now: Date,
): Promise<TireSource> {
  if (source === 'new') {
    if (!tire) throw refuse('invalid', `${path}.tire`);
    const columns = await prefixRefusalPaths(`${path}.tire`, () => tireColumns(db, tire, now));
    return { kind: 'new', columns };
  }
  if (source === 'stock') {
    if (tireId === undefined) throw refuse('invalid', `${path}.tire_id`);
    return { kind: 'stock', tireId };
  }
  if (!position) throw refuse('invalid', `${path}.position`);
  const { axle_number: axle, side, slot } = position;
  return { kind: 'position', place: { axle, side, slot } };
}
