import { dialog, like, type PageState, type PageStates, table } from '@portal/build/states';
import { conditionExceptions, conditionTires, conditionUnits } from './condition-records.ts';
import { conditionReport, keptConditions } from './condition-rows.ts';

const list = 'fleet_conditions/get_reports';
const report = 'fleet_conditions/get_report';
const tires = 'fleet_conditions/get_tires';
const exceptions = 'fleet_conditions/get_exceptions';
const units = 'fleet_conditions/get_units';

const kept: PageState = {
  // A page number comes back as it was asked for: the id of the report that is answered.
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

/** Fleet conditions: ordering a report, and a kept one. */
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
    'tires behind a figure': like(kept, {
      at: '?show=tires&of=pressure_bands&group=low',
      answers: { ...kept.answers, [tires]: { json: conditionTires } },
    }),
    'units behind a figure': like(kept, {
      at: '?show=units&of=types&group=trailer',
      answers: { ...kept.answers, [units]: { json: conditionUnits } },
    }),
    'exceptions behind a figure': like(kept, {
      at: '?show=exceptions&check=pressure',
      answers: { ...kept.answers, [exceptions]: { json: conditionExceptions } },
    }),
    'exceptions, failed': like(kept, {
      at: '?show=exceptions',
      answers: { ...kept.answers, [exceptions]: 'failed' },
      shows: dialog,
    }),
    'nothing inspected': like(kept, {
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
    'of somebody else': like(kept, {
      answers: { [list]: { json: { reports: [] } } },
      shows: { word: 'kept.gone' },
    }),
    failed: like(kept, { answers: { ...kept.answers, [report]: 'failed' }, shows: dialog }),
  },
};
