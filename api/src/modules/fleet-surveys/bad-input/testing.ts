import type { CallName } from '@portal/contract/wire';
import type { AnswerTo } from '../../../app/testing.ts';
import { tableContents } from '../../../db/testing/table-contents.ts';
import { surveyWrites } from '../surveys/testing/survey-writes.ts';
import { testYardApi, type YardApi } from '../surveys/testing/yard-api.ts';
import type { CallRequest } from '../testing/keyed-writes/keyed-write.ts';

/** The API with one fleet, for tests of refused input. */
export interface GuardedApi extends YardApi {
  /**
   * Makes a call as the clerk, and expects all tables to stay unchanged.
   *
   * @returns the answer
   */
  unwritten<Name extends CallName>(name: Name, said: CallRequest): Promise<AnswerTo<Name>>;
  /**
   * Stores a survey of the yard, open or in the given state.
   *
   * @returns its id and revision
   */
  surveyIn(state?: 'finished' | 'deleted'): Promise<{ survey_id: number; revision: number }>;
}

export async function guardedApi(): Promise<GuardedApi> {
  const api = await testYardApi();
  const { close, drop, opened } = surveyWrites(() => api);
  return Object.assign(api, {
    async unwritten<Name extends CallName>(name: Name, said: CallRequest) {
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
