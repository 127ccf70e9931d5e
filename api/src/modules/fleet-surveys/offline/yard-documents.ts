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
import type { Answered } from './kept-document.ts';

const calls: Readonly<Record<string, CallDefinition>> = fleetSurveyCalls;
// Each takes what is said below, as the call's schemas would let it through.
const handlers = {
  ...locationRoutes,
  ...unitRoutes,
  ...unitChoiceRoutes,
  ...surveyListRoutes,
  ...inspectionRoutes,
  ...tireChangeRoutes,
} as Readonly<Record<string, Handler<CallDefinition> | undefined>>;

type Said = Omit<Answered, 'answer'>;

/** What the screens of a yard ask for, apart from its units and open surveys. */
const askedOf = (location_id: number): readonly Said[] => {
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

/** What these calls answer the person, who may not make all of them. */
export async function yardDocuments(
  input: CallInput<CallDefinition>,
  locationId: number,
): Promise<Answered[]> {
  const documents: Answered[] = [];
  for (const said of askedOf(locationId)) {
    const mayAsk = holdsRight(input.user, calls[said.call]?.right ?? []);
    if (mayAsk) documents.push({ ...said, answer: await answerOf(input, said) });
  }
  return documents;
}

function answerOf(input: CallInput<CallDefinition>, { call, params, body }: Said) {
  const handler = handlers[call as CallName];
  if (!handler) throw new Error(`Nobody answers ${call} here.`);
  return handler({ ...input, params, body } as CallInput<CallDefinition>);
}
