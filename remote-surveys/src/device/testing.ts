import {
  type AxleMap,
  createdSurvey,
  type InspectionSaving,
  type SurveyCreation,
  savedInspection,
  savedTire,
  type TireSaving,
} from '@portal/contract/fleet-surveys';
import { bus, connectivityChanged } from '@portal/platform/bus';
import { documentKey, dropSet, keepDocuments, outbox } from '@portal/platform/offline';
import { act, answer, type Respond, startFakeShell } from '@portal/platform/testing';
import { axleMapOf, inspectionOf, surveyRow, unitOf, yardOf } from '../testing/rows.ts';
import { remote } from './entry/survey-entry.ts';

export const key = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const setOnline = (isOnline: boolean) => act(() => bus.emit(connectivityChanged, isOnline));

/** A server with one location: survey 5 includes unit 1 but not unit 2. */
export function fakeYard() {
  const state = {
    map: axleMapOf(inspectionOf(1)),
    survey: surveyRow(5, { units: 1, inspected_units: 0 }),
  };
  const status = { status: 0, description: 'Success' };
  const respond: Respond = (name, { body, params }) => {
    const call = name.replace('fleet_survey/', '');
    if (call.includes('/axles/')) return state.map;
    if (call.endsWith('{surveyId}/units'))
      return { survey: state.survey, units: [state.map.inspection] };
    if (call.includes('get_location'))
      return { location: yardOf(1, { open_surveys: [state.survey] }) };
    if (call.includes('get_unit/{id}'))
      return { unit: unitOf(Number(params.id)), surveys: 0, tires: 0, history: [] };
    if (call.includes('save_tire')) {
      const said = body as TireSaving;
      const revision = wheelRevision(state.map, said);
      if (said.revision !== revision)
        return answer(400, { code: 'changed_elsewhere', path: 'revision', message: '', revision });
      state.map = savedTire(state.map, said);
      return { status, ...state.map };
    }
    if (call.includes('update_unit_inspection')) {
      state.map = savedInspection(state.map, body as InspectionSaving);
      return { status, ...state.map };
    }
    if (call.includes('create_survey'))
      return { status, survey: createdSurvey(body as SurveyCreation, 77) };
    return undefined;
  };
  return { state, respond };
}

const wheelRevision = ({ axles }: AxleMap, { axle_number, side, slot }: TireSaving): number => {
  const axle = axles.find((each) => each.axle_number === axle_number);
  return axle?.[`${side}_side`].wheels.find((each) => each.slot === slot)?.reading?.revision ?? 0;
};

/** Caches the location with the answers of its server. */
export async function cacheYard(): Promise<void> {
  const map = axleMapOf(inspectionOf(1));
  const survey = surveyRow(5, { units: 1, inspected_units: 0 });
  const blank = { ...axleMapOf(inspectionOf(2)), survey: { ...surveyRow(0) } };
  const documents = new Map<string, unknown>([
    [
      documentKey(...named('GET', '{surveyId}/axles/{unitId}', { surveyId: '5', unitId: '1' })),
      map,
    ],
    [
      documentKey(...named('GET', '{surveyId}/units', { surveyId: '5' })),
      { survey, units: [map.inspection] },
    ],
    [
      documentKey(...named('GET', 'get_location/{id}', { id: 1 })),
      { location: yardOf(1, { open_surveys: [survey] }) },
    ],
    ...[1, 2].map(
      (id) =>
        [
          documentKey(...named('GET', 'get_unit/{id}', { id: String(id) })),
          { unit: unitOf(id), surveys: 0, tires: 0, history: [] },
        ] as const,
    ),
    [documentKey(...named('GET', 'get_blank_axles/{id}', { id: '2' })), blank],
  ]);
  await keepDocuments({ id: 'yard 1', remote, title: 'Yard 1', units: 2 }, documents, []);
  localStorage.setItem('surveys/taken/cus%40demo.example', JSON.stringify(['yard 1']));
}

const named = (method: string, path: string, params: object) =>
  [`${method} fleet_survey/${path}`, { params }] as const;

/** Signs a user in on a device without waiting writes. */
export async function startDevice(respond: Respond) {
  localStorage.clear();
  const calls = startFakeShell({ namespace: remote, respond });
  const entries = await outbox.entries(remote);
  await outbox.discard(entries.map(({ id }) => id));
  for (const set of ['yard 1', 'catalog']) await dropSet(set);
  return calls;
}

export const reading = (own: Partial<TireSaving> = {}): TireSaving => ({
  survey_id: 5,
  unit_id: 1,
  axle_number: 1,
  side: 'left',
  slot: 'single',
  pressure_format: 'psi',
  tread_depth_format: '32nds',
  revision: 0,
  tire_id: null,
  state: 'read',
  pressure: 98,
  tread_depths: [14],
  ...own,
});
