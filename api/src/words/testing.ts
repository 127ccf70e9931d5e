import { adminCalls } from '@portal/contract/admin/schema';
import { portalCalls } from '@portal/contract/portal/schema';
import type { CallName } from '@portal/contract/wire';
import { defineArea } from '../app/area.ts';
import { type AnswerTo, addTestUser, type TestApi, testApi } from '../app/testing.ts';
import { adminRoutes } from '../modules/admin/routes.ts';
import { languagesRoutes } from '../modules/languages/routes.ts';
import type { Packs } from './read-packs.ts';
import { registerWords } from './register-words.ts';

const locales = 'GET languages/locales';
const pack = 'GET languages/pack/{locale}';

export interface WordsApi extends Pick<TestApi, 'database' | 'clock' | 'close'> {
  /** Makes a call as the administrator `gyr`. */
  call<Name extends CallName>(name: Name, body?: unknown): Promise<AnswerTo<Name>>;
  /** Requests the administrators' texts of a locale, as anybody may. */
  pack(locale: string): Promise<AnswerTo<typeof pack>>;
  register(namespace: string, packs: Packs): Promise<void>;
  /** Deletes every registered text. */
  clear(): Promise<void>;
}

/** Returns the calls on texts and languages over their own database. */
export async function testWordsApi(): Promise<WordsApi> {
  const api = await testApi([
    defineArea(adminCalls, adminRoutes),
    defineArea({ [locales]: portalCalls[locales], [pack]: portalCalls[pack] }, languagesRoutes),
  ]);
  const { kysely } = api.database;
  const userId = await addTestUser(api.database, { login: 'gyr', rights: ['TVADMIN2'] });
  const as = await api.sessionOf(userId);
  return {
    ...api,
    call: (name, body) => api.call(name, { as, body }),
    pack: (locale) => api.call(pack, { params: { locale } }),
    register: (namespace, packs) =>
      registerWords(kysely, { namespace, version: '1.0.0-aaa', packs }),
    async clear() {
      await kysely.deleteFrom('word_translations').execute();
      await kysely.deleteFrom('words').execute();
      await kysely.deleteFrom('word_namespaces').execute();
    },
  };
}
