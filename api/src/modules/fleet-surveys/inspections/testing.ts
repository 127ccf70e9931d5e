import type { AxleMap, Wheel } from '@portal/contract/fleet-surveys';
import { testYardApi, type YardApi } from '../surveys/testing/yard-api.ts';
import { mountTire, outer, type Place } from '../testing/mount-tire.ts';

export interface InspectionApi extends YardApi {
  /** Opens a survey of the yard with one of its units. */
  open(unit?: keyof YardApi['units'], configuration?: string, day?: string): Promise<InspectionIds>;
  /**
   * Mounts a new tire on a unit directly in the database.
   *
   * @returns the mount's id
   */
  mount(unit: keyof YardApi['units'], place: Place, on: string): Promise<number>;
  read(named: InspectionIds): Promise<AxleMap>;
  /** Saves a reading of a tire: 100 psi and 14/32 in of tread by default. */
  save(named: InspectionIds, said?: Readonly<Record<string, unknown>>): ReturnType<typeof saveWith>;
}

export interface InspectionIds {
  readonly survey: number;
  readonly unit: number;
  readonly inspection: number;
}

export const inner: Place = { ...outer, slot: 'inner' };

const saveCall = 'POST fleet_survey/save_tire';
const saveWith = (api: YardApi, body: object) => api.ask(saveCall, { body });

/** Starts the API with a yard, for mounting and inspecting tires. */
export async function inspectionApi(): Promise<InspectionApi> {
  const api = await testYardApi();
  const { kysely } = api.database;
  return Object.assign(api, {
    async open(unit: keyof YardApi['units'] = 'T1', configuration = '6x4', day = '2025-06-20') {
      const survey = await api.keepSurvey({ survey_date: day });
      const inspection = await api.inspect(survey, unit, { configuration });
      return { survey, unit: api.units[unit], inspection };
    },
    mount: (unit: keyof YardApi['units'], place: Place, on: string) =>
      mountTire(kysely, api.units[unit], place, on),
    async read({ survey, unit }: InspectionIds) {
      const params = { surveyId: String(survey), unitId: String(unit) };
      return (await api.ask('GET fleet_survey/{surveyId}/axles/{unitId}', { params })).body;
    },
    save: ({ survey, unit }: InspectionIds, said: Readonly<Record<string, unknown>> = {}) =>
      saveWith(api, { survey_id: survey, unit_id: unit, ...plain, ...said }),
  });
}

const plain = {
  ...outer,
  revision: 0,
  pressure_format: 'psi',
  tread_depth_format: '32nds',
  state: 'read',
  pressure: 100,
  tread_depths: [14],
};

/** Returns the wheel of a map at a position. */
export function wheelAt({ axles }: AxleMap, { axle_number, side, slot }: Place): Wheel {
  const axle = axles.find((each) => each.axle_number === axle_number);
  const found = axle?.[`${side}_side`].wheels.find((wheel) => wheel.slot === slot);
  if (!found) throw new Error(`No place ${axle_number} ${side} ${slot}.`);
  return found;
}
