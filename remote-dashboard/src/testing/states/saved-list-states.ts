import {
  dialog,
  listStates,
  type PageState,
  type PageStates,
  stateLike,
  table,
} from '@portal/build/states';
import { day } from './selected.ts';

const click = (role: string, word: string) => ({ click: { role, word } });

/** Returns the states that the lists of templates and favorites share. */
function list(kind: 'templates' | 'favorites', call: string, json: unknown): PageStates[string] {
  const filled: PageState = {
    answers: { [call]: { json } },
    shows: { role: 'button', word: 'saved.more', within: table },
  };
  const more = { click: filled.shows };
  return {
    ...listStates(call, `${kind}.title`),
    empty: { shows: { word: `${kind}.none` } },
    filled,
    'the menu of a row': stateLike(filled, {
      steps: [more],
      shows: { role: 'menuitem', word: 'saved.rename' },
    }),
    'a row being renamed': stateLike(filled, {
      steps: [more, click('menuitem', 'saved.rename')],
      shows: { role: 'textbox', word: 'shell:name.label', within: dialog },
    }),
    'nothing found': { at: '?search=zzzzzz', shows: { role: 'searchbox', word: `${kind}.search` } },
  };
}

const named = (id: number, name: string, isLost = false) => ({
  id,
  account_lost: isLost,
  date_created: `${day(id * 30)}T15:00:00.000Z`,
  report_dates: { date_type: '4', date_from: day(300), date_to: day(2) },
  ...{ name, report_name: name, account_name: isLost ? '' : 'Lakeshore Freight Systems (0766830)' },
});
const rows = [
  named(4, 'Month end'),
  named(3, 'Emergency calls of the night shift, for the meeting of the regional managers'),
  named(2, 'Retread vs. new, spring', true),
  named(1, 'Casing age by brand'),
];
export const templates = {
  total_items: rows.length,
  templates: rows.map((row) => ({
    ...row,
    report_type_display: 'service',
    date_changed: row.date_created,
    revision: 1,
  })),
};
const favorites = {
  total_items: rows.length,
  favorite_reports: rows.map((row) => ({
    ...row,
    report_kind: 2,
    request_url: '/fleet-dashboard?tab=service',
  })),
};

/** States of the lists of templates and favorites. */
export const savedListStates: PageStates = {
  '/fleet-dashboard/templates': list('templates', 'fleet_dashboard/get_templates', templates),
  '/fleet-dashboard/favorites': list('favorites', 'favorite_reports/get', favorites),
};
