import type { scrapSelectionCalls } from '@portal/contract/analysis-reports';
import { implement } from '../../../app/implement.ts';
import {
  readCountries,
  readDealers,
  readFleets,
  readStates,
  readVocations,
} from './read-selects.ts';

const northAmerica = ['CA', 'MX', 'US'];

/** The parts of the selection that the scrap analysis requests one by one. */
export const scrapSelectionRoutes = implement<typeof scrapSelectionCalls>({
  'GET scrap_analysis_report/get_dealers': async ({ db }) => ({
    dealers: await readDealers(db, false),
  }),
  'GET scrap_analysis_report/get_dealer_ctsc_locations': async ({ db }) => ({
    dealers_ctsc: await readDealers(db, true),
  }),
  'GET scrap_analysis_report/get_states': async ({ db }) => ({ states: await readStates(db) }),
  'GET scrap_analysis_report/get_fleets': async ({ db }) => ({ fleets: await readFleets(db) }),
  'GET scrap_analysis_report/get_countries/NA': async ({ db }) => ({
    countries: (await readCountries(db)).filter((country) => northAmerica.includes(country)),
  }),
  'POST scrap_analysis_report/get_vocations': async ({ db }) => ({
    vocations: await readVocations(db),
  }),
});
