import {
  type inspectionCalls,
  legalDepth,
  resolutions,
  surveyLimits,
  valves,
  wearConditions,
  wearGroups,
} from '@portal/contract/fleet-surveys';
import { implement } from '../../../app/implement.ts';
import { refuse } from '../../../app/refusal.ts';
import { findSurvey } from '../find-survey.ts';
import { readStock } from '../mounting/stock.ts';
import { readTireSelects } from '../mounting/tire-selects.ts';
import { surveyorOf } from '../surveyor.ts';
import { success, writeCall } from '../write-call.ts';
import { describeWheel, readingConverters } from './axle-map.ts';
import { findSurveyInspection } from './find-inspection.ts';
import { readHistory } from './history.ts';
import { readAxleMap } from './read-axle-map.ts';
import { readFindings } from './read-findings.ts';
import { saveTire } from './save-tire.ts';
import { updateInspection } from './update-inspection.ts';
import { updateTire } from './update-tire.ts';
import { readWheels, wheelAt } from './wheel-rows.ts';

const saveTireCall = 'POST fleet_survey/save_tire';
const updateTireCall = 'POST fleet_survey/update_tire_details';
const updateCall = 'POST fleet_survey/update_unit_inspection';
const inBody = ['survey_id', 'unit_id'] as const;

export const inspectionRoutes = implement<typeof inspectionCalls>({
  'GET fleet_survey/{surveyId}/axles/{unitId}': async (input) => {
    const { surveyId, unitId } = input.params;
    const named = { survey: surveyId, unit: unitId, paths: ['surveyId', 'unitId'] } as const;
    return readAxleMap(input.db, await findSurveyInspection(input, named), input.user);
  },

  'POST fleet_survey/get_wheel_position_info': async (input) => {
    const { db, body, user } = input;
    const named = { survey: body.survey_id, unit: body.unit_id, paths: inBody };
    const inspected = await findSurveyInspection(input, named);
    const wheel = wheelAt(await readWheels(db, inspected), body);
    if (!wheel) throw refuse('unknown_value', 'slot');
    const shown = readingConverters(user);
    return {
      ...shown.formats,
      wheel: describeWheel(wheel, await readFindings(db, inspected.inspection.id), shown),
      history: await readHistory(db, inspected, wheel, shown),
    };
  },

  'POST fleet_survey/get_tread_depth_spec': async (input) => {
    const { db, body, user } = input;
    const named = { survey: body.survey_id, unit: body.unit_id, paths: inBody };
    const wheels = await readWheels(db, await findSurveyInspection(input, named));
    const wheel = wheels.find(({ axle }) => axle === body.axle_number);
    if (!wheel) throw refuse('unknown_value', 'axle_number');
    const { formats, tread } = readingConverters(user);
    return {
      ...formats,
      pull_depth: tread(wheel.spec.pullDepth),
      legal_depth: tread(legalDepth(wheel.role)),
      maximum: surveyLimits.readings[formats.tread_depth_format],
    };
  },

  'GET fleet_survey/get_wear_conditions': async () => ({
    wear_conditions: wearGroups.flatMap((seen_on) =>
      wearConditions[seen_on].map((code) => ({ code, seen_on })),
    ),
    valves: [...valves],
    resolutions: [...resolutions],
  }),

  [saveTireCall]: (input) =>
    writeCall(input, saveTireCall, input.body, async (transaction) => {
      const inspected = await saveTire(transaction, surveyorOf(input), input.body);
      return { status: success, ...(await readAxleMap(transaction, inspected, input.user)) };
    }),

  'POST fleet_survey/get_edit_tire_selects': async (input) => {
    const { db, body } = input;
    const survey =
      body.survey_id === undefined ? null : await findSurvey(input, body.survey_id, 'survey_id');
    const stock = survey ? await readStock(db, survey.account_id, body.stock_keyword) : [];
    return { ...(await readTireSelects(db, body)), stock };
  },

  [updateTireCall]: (input) =>
    writeCall(input, updateTireCall, input.body, async (transaction) => {
      const inspected = await updateTire(transaction, surveyorOf(input), input.body);
      return { status: success, ...(await readAxleMap(transaction, inspected, input.user)) };
    }),

  [updateCall]: (input) =>
    writeCall(input, updateCall, input.body, async (transaction) => {
      const inspected = await updateInspection(transaction, surveyorOf(input), input.body);
      return { status: success, ...(await readAxleMap(transaction, inspected, input.user)) };
    }),
});
