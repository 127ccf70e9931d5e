import {
  button,
  listStates,
  type PageState,
  type PageStates,
  stateLike,
} from '@portal/build/states';
import { checkpointReport, crossingDetail, crossingFindings } from '../crossing-rows.ts';
import { loadingStates, none } from './yard-states.ts';

const report = 'checkpoint/report';
const detail = 'checkpoint/detail';
const lists = listStates(report, 'checkpoint.title');

const readings: PageState = {
  at: '?show=readings&severity=critical',
  answers: { 'checkpoint/get_findings': { json: crossingFindings } },
  shows: { role: 'table' },
};

const crossing: PageState = {
  values: { id: [report, 'rows.0.survey_id', { page_number: 1, page_size: 1 }] },
  answers: { [detail]: { json: crossingDetail } },
  shows: { role: 'toolbar' },
};
const crossingWith = (more: object): PageState =>
  stateLike(crossing, { answers: { [detail]: { json: { ...crossingDetail, ...more } } } });

/** States of the checkpoint pages. */
export const crossingStates: PageStates = {
  '/checkpoint': {
    ...lists,
    filled: stateLike(lists.filled, { answers: { [report]: { json: checkpointReport } } }),
    'some picked': stateLike(lists.filled, {
      answers: { [report]: { json: checkpointReport } },
      steps: [{ click: { role: 'checkbox', nth: 0 } }],
      shows: button('tire_inspection.choose_none'),
    }),
    'no crossing of an account': {
      at: '?account=0766830',
      answers: {
        [report]: {
          json: {
            ...checkpointReport,
            ...none,
            records_total: 0,
            tiles: {
              total_units: 0,
              total_tires: 0,
              critical_exceptions: 0,
              warning_exceptions: 0,
            },
            rows: [],
          },
        },
      },
      shows: button('checkpoint.show_every_account'),
    },
    readings,
    'no reading': stateLike(readings, {
      answers: { 'checkpoint/get_findings': { json: { ...crossingFindings, ...none, rows: [] } } },
      shows: button('shell:list.show_everything'),
    }),
    'a lost location': {
      at: '?location=999999999',
      shows: { word: 'checkpoint.lost_other' },
    },
  },
  '/checkpoint/detail/{id}': {
    filled: crossing,
    'behind a count': stateLike(crossing, { at: '?severity=critical' }),
    'no such reading': stateLike(crossing, {
      at: '?severity=critical&check=tread_mismatch_axle',
      shows: button('shell:list.show_everything'),
    }),
    'nothing found': stateLike(crossingWith({ findings: [] }), {
      shows: { word: 'checkpoint.findings.none' },
    }),
    'no tire': stateLike(crossingWith({ axles: [], findings: [] }), {
      shows: { word: 'crossing.no_tires' },
    }),
    ...loadingStates(crossing, detail, 'crossing.title'),
  },
};
