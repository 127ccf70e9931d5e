import type { Entry } from '@portal/platform/offline';
import type { Documents, Source } from '../verdict/writes.ts';
import { server } from './server.ts';

interface Subject {
  readonly survey?: string;
  readonly unit?: string;
}

/**
 * Reads the server's current state of the rows that an entry changes.
 *
 * @throws CallFailure
 */
export async function readPresentState(source: Source, entry: Entry): Promise<Documents[Source]> {
  const { survey: surveyId = '', unit: unitId = '' } = (entry.subject ?? {}) as Subject;
  const background = { background: true };
  switch (source) {
    case 'axles': {
      const params = { surveyId, unitId };
      return server('GET fleet_survey/{surveyId}/axles/{unitId}', { params, ...background });
    }
    case 'makes': {
      const params = { surveyId, unitId };
      const [map, { retread_lines: retreads }] = await Promise.all([
        server('GET fleet_survey/{surveyId}/axles/{unitId}', { params, ...background }),
        server('POST fleet_survey/get_edit_tire_selects', { body: {}, ...background }),
      ]);
      return { map, retreads };
    }
    case 'unit': {
      const params = { id: unitId };
      return (await server('GET fleet_survey/get_unit/{id}', { params, ...background })).unit;
    }
    case 'survey': {
      const params = { surveyId };
      return (await server('GET fleet_survey/{surveyId}/units', { params, ...background })).survey;
    }
  }
}
