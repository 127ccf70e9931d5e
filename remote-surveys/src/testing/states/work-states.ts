import { button, dialog, type PageStates, stateLike, table } from '@portal/build/states';
import { findingOf } from '../rows.ts';
import { surveyId } from './survey-states.ts';
import { inYard, loadingStates, locationId, none } from './yard-states.ts';

const call = 'fleet_survey/get_findings';
const answerOf = (findings: readonly object[]) => ({
  [call]: { json: { ...none, findings, total_items: findings.length } },
});
const closed = { outcome: 'tire_replaced', closed_at: '2026-03-06T12:00:00.000Z' } as const;

const open = stateLike(inYard, {
  answers: answerOf([
    findingOf(1, { noted: 'scheduled' }),
    findingOf(2, {
      axle_number: 1,
      slot: 'single',
      check: 'tread_depth',
      measured: 3,
      limit: 4,
      measure: '32nds',
    }),
    findingOf(3, {
      slot: null,
      check: 'dual_pressure',
      severity: 'warning',
      measured: 9,
      limit: 5,
    }),
  ]),
});

/** States of the work lists. */
export const workStates: PageStates = {
  '/locations/{locationId}/work-list': {
    filled: open,
    closed: stateLike(inYard, {
      at: '?state=closed',
      answers: answerOf([
        findingOf(1, { ...closed, is_settled_on_site: true, closed_by: 'Uma Serrano' }),
        findingOf(2, {
          ...closed,
          closed_by: 'Casey Morgan',
          comments: 'At the dealer.',
          replacement: { tire_id: 1, tire: 'Northvale NO-D10', mounted_on: '2026-03-06' },
        }),
      ]),
    }),
    'a finding being closed': stateLike(open, {
      steps: [{ see: table }, { click: button('work.close.named') }],
      shows: { role: 'radio', word: 'resolution.inflated', within: dialog },
    }),
    none: stateLike(inYard, { answers: answerOf([]), shows: { word: 'work.empty.none' } }),
    'failed rows': stateLike(inYard, { answers: { [call]: 'failed' }, shows: dialog }),
    ...loadingStates(inYard, 'fleet_survey/get_location/\\d+', 'work.title'),
  },
  '/fleet-survey/{surveyId}/work-list': {
    filled: stateLike(open, { values: { locationId, surveyId } }),
  },
};
