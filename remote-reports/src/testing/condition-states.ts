import { dialog, type PageState, type PageStates, stateLike, table } from '@portal/build/states';
import { conditionExceptions, conditionTires, conditionUnits } from './condition-records.ts';
import { conditionReport, keptConditions } from './condition-rows.ts';

const list = 'fleet_conditions/get_reports';
const report = 'fleet_conditions/get_report';
const tires = 'fleet_conditions/get_tires';
const exceptions = 'fleet_conditions/get_exceptions';
const units = 'fleet_conditions/get_units';

const kept: PageState = {
  // Takes the id from a call that echoes it: the page number sent is the id of the saved copy.
  values: {
    id: [
      'fleet_conditions/select_accounts',
      'page_number',
      { account_ids: [], page_number: keptConditions.id, page_size: 1 },
    ],
  },
  answers: {
    [list]: { json: { reports: [keptConditions] } },
    [report]: {
      json: { ...conditionReport, kept: keptConditions, request: { account_ids: [3] } },
    },
    'fleet_survey/get_image/.+': 'picture',
  },
  shows: table,
};

/** The pages of fleet conditions: ordering a report, and a saved copy. */
export const conditionStates: PageStates = {
  '/fleet-condition-report': {
    filled: { answers: { [list]: { json: { reports: [keptConditions] } } }, shows: table },
    'nothing made': {
      answers: { [list]: { json: { reports: [] } } },
      shows: { word: 'kept.empty' },
    },
  },
  '/fleet-condition-report/history/{id}': {
    filled: kept,
    'tires behind a figure': stateLike(kept, {
      at: '?show=tires&of=pressure_bands&group=low',
      answers: { ...kept.answers, [tires]: { json: conditionTires } },
    }),
    'units behind a figure': stateLike(kept, {
      at: '?show=units&of=types&group=trailer',
      answers: { ...kept.answers, [units]: { json: conditionUnits } },
    }),
    'exceptions behind a figure': stateLike(kept, {
      at: '?show=exceptions&check=pressure',
      answers: { ...kept.answers, [exceptions]: { json: conditionExceptions } },
    }),
    'exceptions, failed': stateLike(kept, {
      at: '?show=exceptions',
      answers: { ...kept.answers, [exceptions]: 'failed' },
      shows: dialog,
    }),
    'nothing inspected': stateLike(kept, {
      answers: {
        ...kept.answers,
        [report]: {
          json: {
            ...conditionReport,
            parts: ['AccountTireReportsData', 'ImagesData'],
            MultipleGraphs: null,
            AccountTireReportsData: { rows: [], total_items: 0 },
            ImagesData: [],
            kept: keptConditions,
            request: { account_ids: [3] },
          },
        },
      },
      shows: { word: 'conditions.no_photos' },
    }),
    'of somebody else': stateLike(kept, {
      answers: { [list]: { json: { reports: [] } } },
      shows: { word: 'kept.gone' },
    }),
    failed: stateLike(kept, { answers: { ...kept.answers, [report]: 'failed' }, shows: dialog }),
  },
};
