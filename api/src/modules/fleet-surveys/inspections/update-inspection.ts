import {
  axleConfigurations,
  type InspectionSaving,
  surveyLimits,
} from '@portal/contract/fleet-surveys';
import { unitsOf } from '@portal/contract/portal';
import { roundHalfUp, toStored } from '@portal/platform/format';
import type { Kysely } from 'kysely';
import { Refusal, refusalMessages, refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { changedElsewhere, recordRowChange } from '../../../writing/row-changes.ts';
import type { Surveyor } from '../surveyor.ts';
import { dealerOf, inspectionAudienceOf } from './change-audience.ts';
import { lockInspection, type StoredInspection, type SurveyInspection } from './find-inspection.ts';
import { judge } from './judge.ts';
import { type MeterReading, meterFault, readMeterReadings } from './meters.ts';
import { notConfirmed } from './save-tire.ts';
import { checklistChange } from './unit-checks/checklist.ts';
import { torqueChange } from './unit-checks/torque-change.ts';
import type { InspectedUnit } from './wheel-rows.ts';

type Columns = Pick<
  StoredInspection,
  'odometer_km' | 'hours' | 'comments' | 'lifted_axles' | 'state'
>;

/**
 * Changes the fields of an inspection that concern the whole unit. Saving the same values again is
 * no change.
 *
 * @throws Refusal `unknown_value`, `survey_finished`, `invalid`, `meter_below`, `not_confirmed`,
 * `changed_elsewhere`
 */
export async function updateInspection(
  transaction: Kysely<Schema>,
  author: Surveyor,
  said: InspectionSaving,
): Promise<InspectedUnit> {
  const inspected = await lockInspection(
    { db: transaction, user: author.user },
    said.unit_inspection_id,
  );
  const { inspection, survey } = inspected;
  const columns = differing(inspection, columnsOf(inspected, author, said));
  const names = Object.keys(columns) as (keyof Columns)[];
  const parts = [
    await checklistChange(transaction, inspected, said),
    await torqueChange(transaction, inspected, said),
  ].filter((part) => part !== null);
  if (names.length + parts.length === 0) return inspected;
  if (said.revision !== inspection.revision)
    throw await changedElsewhere(transaction, { kind: 'inspection', ...inspection });
  if (columns.odometer_km != null)
    await checkMeter(transaction, author, inspected, { ...said, odometerKm: columns.odometer_km });
  const revision = inspection.revision + 1;
  await recordRowChange(transaction, author, {
    kind: 'inspection',
    id: inspection.id,
    revision,
    accountId: inspection.account_id,
    dealerId: dealerOf(survey),
    action: 'changed',
    before: Object.assign(
      Object.fromEntries(names.map((name) => [name, inspection[name]])),
      ...parts.map(({ before }) => before),
    ),
    told: inspectionAudienceOf(inspected),
  });
  for (const { write } of parts) await write();
  if (columns.odometer_km !== undefined)
    await transaction
      .updateTable('torque_checks')
      .set({ odometer_km: columns.odometer_km })
      .where('inspection_id', '=', inspection.id)
      .execute();
  const changed = { ...columns, revision, changed_at: author.now };
  // Only lifted axles affect the findings of its tires.
  if (columns.lifted_axles) return judge(transaction, inspected, changed);
  await transaction
    .updateTable('unit_inspections')
    .set(changed)
    .where('id', '=', inspection.id)
    .execute();
  return { survey, inspection: { ...inspection, ...changed } };
}

/** @throws Refusal `invalid` */
function columnsOf(
  { inspection }: SurveyInspection,
  { user }: Surveyor,
  { mileage, hours, comments, lifted_axles, is_done }: InspectionSaving,
): Partial<Columns> {
  if (mileage != null && !(mileage >= 0 && mileage <= surveyLimits.mileage))
    throw refuse('invalid', 'mileage');
  const { axles } = axleConfigurations[inspection.configuration];
  if (lifted_axles?.some((number) => axles[number - 1]?.role !== 'lift'))
    throw refuse('invalid', 'lifted_axles');
  const { distance } = unitsOf[user.unitOfMeasurement];
  const state = is_done ? 'done' : inspection.tires_read > 0 ? 'started' : 'waiting';
  return {
    ...(mileage !== undefined && {
      odometer_km: mileage === null ? null : toStored(mileage, distance),
    }),
    ...(hours !== undefined && { hours }),
    ...(comments !== undefined && { comments }),
    ...(lifted_axles && { lifted_axles: [...lifted_axles].sort((a, b) => a - b) }),
    ...(is_done !== undefined && { state }),
  };
}

const differing = (present: StoredInspection, columns: Partial<Columns>): Partial<Columns> =>
  Object.fromEntries(
    Object.entries(columns).filter(
      ([name, value]) => JSON.stringify(present[name as keyof Columns]) !== JSON.stringify(value),
    ),
  );

/** @throws Refusal `meter_below` with the earlier value and its day, `not_confirmed` */
async function checkMeter(
  transaction: Kysely<Schema>,
  author: Surveyor,
  { inspection }: SurveyInspection,
  said: InspectionSaving & { readonly odometerKm: number },
): Promise<void> {
  const earlier = await readMeterReadings(transaction, inspection);
  const fault = meterFault(earlier, {
    day: inspection.inspected_on,
    odometerKm: said.odometerKm,
  });
  const [last] = earlier;
  if (fault === 'meter_below' && last) {
    if (said.void_earlier_meter) return voidMeter(transaction, author, last);
    const { distance } = unitsOf[author.user.unitOfMeasurement];
    throw new Refusal('meter_below', 'mileage', refusalMessages.meter_below, {
      extra: {
        mileage: roundHalfUp(last.odometerKm / toStored(1, distance), 2),
        survey_date: last.day,
      },
    });
  }
  if (fault === 'meter_ahead' && !said.confirmed?.includes('meter_ahead'))
    throw notConfirmed(['meter_ahead']);
}

/** Removes the odometer reading of an earlier inspection, even in a finished survey. */
async function voidMeter(
  transaction: Kysely<Schema>,
  author: Surveyor,
  { id, odometerKm, dealerId }: MeterReading,
): Promise<void> {
  const { revision, account_id, survey_id, unit_id } = await transaction
    .updateTable('unit_inspections')
    .set(({ eb }) => ({ odometer_km: null, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returning(['revision', 'account_id', 'survey_id', 'unit_id'])
    .executeTakeFirstOrThrow();
  await recordRowChange(transaction, author, {
    kind: 'inspection',
    id,
    revision,
    accountId: account_id,
    dealerId,
    action: 'changed',
    before: { odometer_km: odometerKm },
    told: { survey: survey_id, unit: unit_id, inspection: id },
  });
}
