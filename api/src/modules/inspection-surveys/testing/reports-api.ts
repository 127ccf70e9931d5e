import { portalCalls } from '@portal/contract/portal/schema';
import type { CallName } from '@portal/contract/wire';
import { defineArea } from '../../../app/area.ts';
import { type AnswerTo, type TestApi, testApi } from '../../../app/testing.ts';
import { exportsRoutes } from '../../exports/routes.ts';
import { inspectionSurveysArea } from '../area.ts';

/** Logins of the demo users. */
export type Login = 'gyr' | 'ssc' | 'cus' | 'dlr' | 'win';

export interface ReportsApi extends TestApi {
  /** Makes a call in its own session. */
  as<Name extends CallName>(
    login: Login,
    name: Name,
    body?: object,
    params?: Readonly<Record<string, string>>,
  ): Promise<AnswerTo<Name>>;
}

const [list, cancel, download] = [
  'GET portal-v1:exports/get_exports',
  'POST portal-v1:exports/cancel_export/{id}',
  'GET portal-v1:exports/download_export/{id}',
] as const;
const exportsArea = defineArea(
  { [list]: portalCalls[list], [cancel]: portalCalls[cancel], [download]: portalCalls[download] },
  exportsRoutes,
);

/** The reports of surveys over the small demo data. */
export async function reportsApi(): Promise<ReportsApi> {
  const api = await testApi([inspectionSurveysArea, exportsArea], {
    size: 'small',
    today: '2025-07-01',
  });
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
