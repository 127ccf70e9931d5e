import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { selectParts } from './selection-calls.schema.ts';

const right = 'TVSCRPAN';

/** The calls that return the parts of the scrap analysis's selection one by one. */
export const scrapSelectionCalls = defineCalls({
  'GET scrap_analysis_report/get_dealers': {
    summary: 'Independent dealers that serve the accounts that the caller sees.',
    right,
    response: selectParts.dealers,
  },
  'GET scrap_analysis_report/get_dealer_ctsc_locations': {
    summary: "Service centers of the provider's own that serve them.",
    right,
    response: selectParts.dealersCtsc,
  },
  'GET scrap_analysis_report/get_states': {
    summary: 'States and provinces of their locations, by country.',
    right,
    response: selectParts.states,
  },
  'GET scrap_analysis_report/get_fleets': {
    summary: 'National, Canadian national and government accounts that the caller sees.',
    right,
    response: selectParts.fleets,
  },
  'GET scrap_analysis_report/get_countries/NA': {
    summary: 'The countries of North America in which they have locations.',
    right,
    response: selectParts.countries,
  },
  'POST scrap_analysis_report/get_vocations': {
    summary: 'What their units do.',
    right,
    body: Type.Object({}),
    response: selectParts.vocations,
  },
});
