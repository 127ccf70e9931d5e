import type { offlineCalls } from '@portal/contract/fleet-surveys';
import { implement } from '../../../app/implement.ts';
import { refuse } from '../../../app/refusal.ts';
import { surveyorOf } from '../surveyor.ts';
import { findUnit } from '../units/read-unit-details.ts';
import { readBlankAxles } from './blank-axles.ts';
import { readOfflineDocuments } from './read-offline-documents.ts';

export const offlineRoutes = implement<typeof offlineCalls>({
  'POST fleet_survey/take_along': (input) => readOfflineDocuments(input, input.body),

  'GET fleet_survey/get_blank_axles/{id}': async (input) => {
    const { id } = await findUnit(input, input.params.id, 'id');
    const [map] = await readBlankAxles(input.db, [id], surveyorOf(input));
    if (!map) throw refuse('unknown_value', 'id');
    return map;
  },
});
