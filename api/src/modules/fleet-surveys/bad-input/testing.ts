import type { CallName } from '@portal/contract/wire';
import type { AnswerTo } from '../../../app/testing.ts';
import { tableContents } from '../../../db/testing/table-contents.ts';
import { surveyWrites } from '../surveys/testing/survey-writes.ts';
import { testYardApi, type YardApi } from '../surveys/testing/yard-api.ts';
import type { Said } from '../testing/keyed-writes/keyed-write.ts';

/** The tool of one fleet, for input that it must not take. */
export interface GuardedApi extends YardApi {
  /** Makes a call as the clerk, and holds every table to what it was. @returns the answer */
  unwritten<Name extends CallName>(name: Name, said: Said): Promise<AnswerTo<Name>>;
  /** A survey of the yard, open or in that state. @returns its id, and the revision that it has */
  surveyIn(state?: 'finished' | 'deleted'): Promise<{ survey_id: number; revision: number }>;
}

export async function guardedApi(): Promise<GuardedApi> {
  const api = await testYardApi();
  const { close, drop, opened } = surveyWrites(() => api);
  return Object.assign(api, {
    async unwritten<Name extends CallName>(name: Name, said: Said) {
      const before = await tableContents(api.database.kysely);
      const answer = await api.ask(name, said);
      expect(await tableContents(api.database.kysely)).toEqual(before);
      return answer;
    },
    async surveyIn(state?: 'finished' | 'deleted') {
      const { survey_id } = await opened();
      if (state === 'finished') await close(survey_id);
      if (state === 'deleted') await drop(survey_id);
      return { survey_id, revision: state === 'finished' ? 2 : 1 };
    },
  });
}
