import { unitTypes } from '@portal/contract/fleet-surveys';
import { fleetSurveyCalls } from '@portal/contract/fleet-surveys/schema';
import { type CallDefinition, type CallName, listPageSize } from '@portal/contract/wire';
import { holdsRight } from '../../../access/current-user.ts';
import type { CallInput, Handler } from '../../../app/implement.ts';
import { tireChangeRoutes } from '../inspections/changes/tire-change-routes.ts';
import { inspectionRoutes } from '../inspections/inspection-routes.ts';
import { locationRoutes } from '../locations/location-routes.ts';
import { surveyListRoutes } from '../surveys/survey-list-routes.ts';
import { unitChoiceRoutes } from '../units/unit-choice-routes.ts';
import { unitRoutes } from '../units/unit-routes.ts';
import type { AnsweredCall } from './omit-known-documents.ts';

const calls: Readonly<Record<string, CallDefinition>> = fleetSurveyCalls;
// Each handler is called with the input below, as if it had passed the call's schemas.
const handlers = {
  ...locationRoutes,
  ...unitRoutes,
  ...unitChoiceRoutes,
  ...surveyListRoutes,
  ...inspectionRoutes,
  ...tireChangeRoutes,
} as Readonly<Record<string, Handler<CallDefinition> | undefined>>;

type DocumentRequest = Omit<AnsweredCall, 'answer'>;

/** The calls that the screens of a yard make, apart from those for its units and open surveys. */
const yardCallsOf = (location_id: number): readonly DocumentRequest[] => {
  const ofLocation = { body: { location_id } };
  const firstPage = { body: { location_id, page_number: 1, page_size: listPageSize } };
  const byId = { params: { id: location_id } };
  return [
    { call: 'GET fleet_survey/get_location/{id}', ...byId },
    { call: 'GET fleet_survey/get_nonsigs/{id}', ...byId },
    { call: 'GET fleet_survey/get_unit_selects' },
    ...unitTypes.map((id) => ({
      call: 'GET fleet_survey/get_unit_configurations/{id}' as const,
      params: { id },
    })),
    { call: 'POST fleet_survey/get_owners', ...ofLocation },
    { call: 'POST fleet_survey/get_selects', ...ofLocation },
    { call: 'GET fleet_survey/get_wear_conditions' },
    { call: 'GET fleet_survey/get_removal_reasons' },
    { call: 'POST fleet_survey/get_edit_tire_selects', body: {} },
    { call: 'POST fleet_survey/get_last_five_surveys', ...ofLocation },
    { call: 'POST fleet_survey/get_surveys', ...firstPage },
    { call: 'POST fleet_survey/get_units', ...firstPage },
  ];
};

/** Reads the answers to these calls, without those that the user may not make. */
export async function yardDocuments(
  input: CallInput<CallDefinition>,
  locationId: number,
): Promise<AnsweredCall[]> {
  const documents: AnsweredCall[] = [];
  for (const said of yardCallsOf(locationId)) {
    const mayAsk = holdsRight(input.user, calls[said.call]?.right ?? []);
    if (mayAsk) documents.push({ ...said, answer: await answerOf(input, said) });
  }
  return documents;
}

function answerOf(input: CallInput<CallDefinition>, { call, params, body }: DocumentRequest) {
  const handler = handlers[call as CallName];
  if (!handler) throw new Error(`Nobody answers ${call} here.`);
  return handler({ ...input, params, body } as CallInput<CallDefinition>);
}
