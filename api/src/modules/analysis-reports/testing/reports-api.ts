import type { CallName } from '@portal/contract/wire';
import { type AnswerTo, type TestApi, testApi } from '../../../app/testing.ts';
import { analysisReportsArea } from '../area.ts';

/** Users of the demo data, by login. */
export type Login = 'gyr' | 'ssc' | 'cus' | 'dlr' | 'win';

export interface AnalysisApi extends TestApi {
  /** Makes a call in a new session. */
  as<Name extends CallName>(
    login: Login,
    name: Name,
    input?: { readonly body?: object; readonly query?: Readonly<Record<string, string>> },
  ): Promise<AnswerTo<Name>>;
}

/** Starts the API of the analysis reports with the small demo data. */
export async function analysisApi(): Promise<AnalysisApi> {
  const api = await testApi([analysisReportsArea], { size: 'small', today: '2025-07-01' });
  return Object.assign(api, {
    async as<Name extends CallName>(login: Login, name: Name, input: object = {}) {
      const { id } = await api.database.kysely
        .selectFrom('users')
        .select('id')
        .where('login', '=', login)
        .executeTakeFirstOrThrow();
      return api.call(name, { ...input, as: await api.sessionOf(id) });
    },
  });
}
