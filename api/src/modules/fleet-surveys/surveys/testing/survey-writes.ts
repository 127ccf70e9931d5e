import type { YardApi } from './yard-api.ts';

type CallerName = NonNullable<NonNullable<Parameters<YardApi['ask']>[1]>['as']>;

/** The fields of every survey in these tests. */
const details = { kind: 'yard', survey_date: '2025-06-30', surveyor: ' Ana Reyes ' };

/** The calls that write a survey, made by the clerk on revision 1 by default. */
export const surveyWrites = (api: () => YardApi) => {
  const create = (more: object = {}, as: CallerName = 'clerk', headers = {}) =>
    api().ask('POST fleet_survey/create_survey', {
      as,
      headers,
      body: { location_id: api().yard, ...details, ...more },
    });
  return {
    create,
    /** @returns the survey that was opened */
    opened: async (more: object = {}) => (await create(more)).body.survey,
    change: (survey_id: number | string, more: object, as: CallerName = 'clerk') =>
      api().ask('POST fleet_survey/update_survey_details', {
        as,
        body: { survey_id, revision: 1, ...more },
      }),
    close: (survey_id: number, more: object = {}, as: CallerName = 'clerk') =>
      api().ask('POST fleet_survey/finish_survey', {
        as,
        body: { survey_id, revision: 1, is_confirmed: true, ...more },
      }),
    drop: (id: number | string, query: object = {}, as: CallerName = 'clerk') =>
      api().ask('DELETE fleet_survey/delete_survey/{id}', {
        as,
        params: { id: String(id) },
        query: { revision: '1', ...query },
      }),
  };
};
