import { inspectionSurveyCalls } from '@portal/contract/inspection-surveys/schema';
import type { CallName } from '@portal/contract/wire';
import { defineArea } from '../../../app/area.ts';
import { type AnswerTo, type TestApi, testApi } from '../../../app/testing.ts';
import { inspectionSurveyRoutes } from '../routes.ts';

/** People of the demo data by their logins. */
export type Login = 'gyr' | 'ssc' | 'cus' | 'dlr' | 'win';

export interface ReportsApi extends TestApi {
  /** Makes a call in a session of its own. */
  as<Name extends CallName>(
    login: Login,
    name: Name,
    body?: object,
    params?: Readonly<Record<string, string>>,
  ): Promise<AnswerTo<Name>>;
}

/** The reports of surveys over the small demo data. */
export async function reportsApi(): Promise<ReportsApi> {
  const areas = [defineArea(inspectionSurveyCalls, inspectionSurveyRoutes)];
  const api = await testApi(areas, { size: 'small', today: '2025-07-01' });
  return Object.assign(api, {
    async as<Name extends CallName>(
      login: Login,
      name: Name,
      body?: object,
      params?: Readonly<Record<string, string>>,
    ) {
      const { id } = await api.database.kysely
        .selectFrom('users')
        .select('id')
        .where('login', '=', login)
        .executeTakeFirstOrThrow();
      const input = { ...(body && { body }), ...(params && { params }) };
      return api.call(name, { ...input, as: await api.sessionOf(id) });
    },
  });
}
