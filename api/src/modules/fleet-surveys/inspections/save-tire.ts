import {
  axleConfigurations,
  type Confirmation,
  positionLabel,
  positionsOf,
  questionsOf,
  type TireSaving,
} from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import { Refusal, refusalMessages, refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { shareAccountLock } from '../../../writing/lock-account.ts';
import { changedElsewhere, recordRowChange } from '../../../writing/row-changes.ts';
import type { Surveyor } from '../surveyor.ts';
import { dealerOf, inspectionAudienceOf } from './change-audience.ts';
import { checkTire } from './check-tire.ts';
import { checkValues, type ReadValues } from './check-values.ts';
import { lockSurveyInspection, type SurveyInspection } from './find-inspection.ts';
import { judge } from './judge.ts';
import type { StoredReading, StoredWheel } from './stored-wheel.ts';
import { type InspectedUnit, readWheelAndMate, wheelAt } from './wheel-rows.ts';

/**
 * Saves the reading of a tire and its consequences for the unit. Saving the same values again is no
 * change.
 *
 * @throws Refusal `unknown_value`, `survey_finished`, `axle_lifted`, `invalid`, `not_confirmed`,
 * `changed_elsewhere`
 */
export async function saveTire(
  transaction: Kysely<Schema>,
  author: Surveyor,
  said: TireSaving,
): Promise<InspectedUnit> {
  const inspected = await lockSurveyInspection(
    { db: transaction, user: author.user },
    { survey: said.survey_id, unit: said.unit_id, paths: ['survey_id', 'unit_id'] },
  );
  checkPlace(inspected, said);
  const values = checkValues(said);
  // Prevents concurrent mounts and removals in any survey.
  await shareAccountLock(transaction, inspected.inspection.account_id);
  const wheels = await readWheelAndMate(transaction, inspected, said);
  const wheel = wheelAt(wheels, said);
  if (!wheel) throw refuse('unknown_value', 'slot');
  await checkTire(transaction, said, wheel);
  const reading = mergedReading(said, values, wheel.reading);
  checkQuestions(reading, wheel, mateOf(wheels, wheel));
  if (wheel.reading && isSame(wheel.reading, reading)) return inspected;
  const present = wheel.reading?.revision ?? 0;
  if (said.revision !== present) {
    const row = { kind: 'reading' as const, id: wheel.reading?.id ?? 0, revision: present };
    throw await changedElsewhere(transaction, row);
  }
  await write(transaction, author, inspected, wheel, reading);
  const { inspection } = inspected;
  const state = inspection.state === 'waiting' ? 'started' : inspection.state;
  return judge(transaction, inspected, { state, changed_at: author.now });
}

type ReadingValues = Omit<StoredReading, 'id' | 'revision' | 'tread_mm'>;

/** The reading to store; missing values stay as they are. */
function mergedReading(
  said: TireSaving,
  { pressure_kpa, treads_mm }: ReadValues,
  present: StoredReading | null,
): ReadingValues {
  return {
    state: said.state,
    pressure_kpa,
    treads_mm,
    is_taken_over: said.is_taken_over ?? false,
    valve: said.valve === undefined ? (present?.valve ?? null) : said.valve,
    resolution: said.resolution === undefined ? (present?.resolution ?? null) : said.resolution,
    comments: said.comments ?? present?.comments ?? '',
    conditions: said.wear_conditions ?? present?.conditions ?? [],
    confirmed: said.confirmed ?? [],
  };
}

/** @throws Refusal `unknown_value`, `axle_lifted` */
function checkPlace(
  { inspection }: SurveyInspection,
  { axle_number, side, slot }: TireSaving,
): void {
  const positions = positionsOf(axleConfigurations[inspection.configuration]);
  const ofAxle = positions.filter(({ axle }) => axle === axle_number);
  if (ofAxle.length === 0) throw refuse('unknown_value', 'axle_number');
  if (!ofAxle.some((each) => each.side === side && each.slot === slot))
    throw refuse('unknown_value', 'slot');
  if (inspection.lifted_axles.includes(axle_number)) throw refuse('axle_lifted', 'axle_number');
}

const mateOf = (wheels: readonly StoredWheel[], { axle, side, slot }: StoredWheel) =>
  wheels.find((each) => each.axle === axle && each.side === side && each.slot !== slot) ?? null;

/** @throws Refusal `not_confirmed` with the unanswered questions */
function checkQuestions(
  { pressure_kpa, treads_mm, confirmed }: ReadingValues,
  { tire, previous }: StoredWheel,
  mate: StoredWheel | null,
): void {
  const asked = questionsOf(
    { pressure: pressure_kpa, tread: treads_mm.length > 0 ? Math.min(...treads_mm) : null },
    {
      originalTread: tire?.original_tread_mm ?? null,
      previousTread: previous?.tread_mm ?? null,
      matePressure: mate?.pressure ?? null,
    },
  );
  const open = asked.filter((question) => !confirmed.includes(question));
  if (open.length > 0) throw notConfirmed(open);
}

/** Returns the refusal of unlikely values, with these questions. */
export const notConfirmed = (questions: readonly Confirmation[], path = 'confirmed'): Refusal =>
  new Refusal('not_confirmed', path, refusalMessages.not_confirmed, {
    extra: { questions },
  });

const fields = [
  'state',
  'pressure_kpa',
  'treads_mm',
  'is_taken_over',
  'valve',
  'resolution',
  'comments',
  'conditions',
  'confirmed',
] as const satisfies readonly (keyof ReadingValues)[];

const differing = (one: ReadingValues, other: ReadingValues) =>
  fields.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));

const isSame = (one: ReadingValues, other: ReadingValues) => differing(one, other).length === 0;

async function write(
  transaction: Kysely<Schema>,
  author: Surveyor,
  { survey, inspection }: SurveyInspection,
  { axle, side, slot, tire, reading: present }: StoredWheel,
  reading: ReadingValues,
): Promise<void> {
  const { conditions, ...columns } = reading;
  const revision = (present?.revision ?? 0) + 1;
  const values = { ...columns, mount_id: tire?.mount_id ?? null, revision, changed_at: author.now };
  const id = present
    ? present.id
    : (
        await transaction
          .insertInto('readings')
          .values({
            ...values,
            account_id: inspection.account_id,
            inspection_id: inspection.id,
            axle_number: axle,
            side,
            slot,
            client_key: null,
            created_by: author.user.id,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
  if (present) {
    await transaction.updateTable('readings').set(values).where('id', '=', id).execute();
    await transaction.deleteFrom('reading_conditions').where('reading_id', '=', id).execute();
  }
  if (conditions.length > 0)
    await transaction
      .insertInto('reading_conditions')
      .values(conditions.map((condition) => ({ reading_id: id, condition })))
      .execute();
  const names = present ? differing(present, reading) : [];
  await recordRowChange(transaction, author, {
    kind: 'reading',
    id,
    revision,
    accountId: inspection.account_id,
    dealerId: dealerOf(survey),
    action: present ? 'changed' : 'created',
    before: Object.fromEntries(names.map((name) => [name, present?.[name]])),
    told: {
      ...inspectionAudienceOf({ survey, inspection }),
      position: positionLabel({ axle, side, slot }),
    },
  });
}
