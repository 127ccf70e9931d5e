import type { AxleMap, Wheel } from '@portal/contract/fleet-surveys';
import { unitSizes } from '@portal/contract/portal';
import { testYardApi, type YardApi } from '../surveys/testing/yard-api.ts';

export interface InspectionApi extends YardApi {
  /** An open survey of the yard with one of its units. */
  open(unit?: keyof YardApi['units'], configuration?: string, day?: string): Promise<Named>;
  /** Puts a new tire on a place of a unit past the calls. @returns the mount's id */
  mount(unit: keyof YardApi['units'], place: Place, on: string): Promise<number>;
  read(named: Named): Promise<AxleMap>;
  /** Saves a tire: 100 psi and 14/32 in of tread, unless something else is said. */
  save(named: Named, said?: Readonly<Record<string, unknown>>): ReturnType<typeof saveWith>;
}

interface Named {
  readonly survey: number;
  readonly unit: number;
  readonly inspection: number;
}

interface Place {
  readonly axle_number: number;
  readonly side: 'left' | 'right';
  readonly slot: 'outer' | 'inner' | 'single';
}

export const outer: Place = { axle_number: 2, side: 'left', slot: 'outer' };
export const inner: Place = { ...outer, slot: 'inner' };

const saveCall = 'POST fleet_survey/save_tire';
const saveWith = (api: YardApi, body: object) => api.ask(saveCall, { body });

/** The API with a yard, where tires can be put on units and be inspected. */
export async function inspectionApi(): Promise<InspectionApi> {
  const api = await testYardApi();
  const { kysely } = api.database;
  const product = await kysely
    .insertInto('products')
    .values({
      kind: 'tire',
      brand: 'Northvale',
      line: 'NO-D10',
      size: '11R22.5',
      load_range: 'G',
      design_position: 'drive',
      original_tread_mm: 26 * unitSizes['32nds'],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return Object.assign(api, {
    async open(unit: keyof YardApi['units'] = 'T1', configuration = '6x4', day = '2025-06-20') {
      const survey = await api.keepSurvey({ survey_date: day });
      const inspection = await api.inspect(survey, unit, { configuration });
      return { survey, unit: api.units[unit], inspection };
    },
    async mount(unit: keyof YardApi['units'], place: Place, started_on: string) {
      const { account_id } = await kysely
        .selectFrom('units')
        .select('account_id')
        .where('id', '=', api.units[unit])
        .executeTakeFirstOrThrow();
      const tire = await kysely
        .insertInto('tires')
        .values({ account_id, product_id: product.id, tin: '3KA41024' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const original_tread_mm = 26 * unitSizes['32nds'];
      await kysely
        .insertInto('tire_lives')
        .values({ tire_id: tire.id, caps: 0, product_id: product.id, original_tread_mm })
        .execute();
      const { id } = await kysely
        .insertInto('mounts')
        .values({
          ...place,
          account_id,
          tire_id: tire.id,
          caps: 0,
          unit_id: api.units[unit],
          started_on,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async read({ survey, unit }: Named) {
      const params = { surveyId: String(survey), unitId: String(unit) };
      return (await api.ask('GET fleet_survey/{surveyId}/axles/{unitId}', { params })).body;
    },
    save: ({ survey, unit }: Named, said: Readonly<Record<string, unknown>> = {}) =>
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

/** The wheel of a map at a place. */
export function wheelAt({ axles }: AxleMap, { axle_number, side, slot }: Place): Wheel {
  const axle = axles.find((each) => each.axle_number === axle_number);
  const found = axle?.[`${side}_side`].wheels.find((wheel) => wheel.slot === slot);
  if (!found) throw new Error(`No place ${axle_number} ${side} ${slot}.`);
  return found;
}
