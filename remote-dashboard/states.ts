import {
  defineStates,
  like,
  listStates,
  type PageState,
  type PageStates,
} from '@portal/build/states';

const dialog = { role: 'dialog', nth: -1 };
const table = { role: 'table' };
const figure = { role: 'figure' };
const button = (word: string) => ({ role: 'button', word });
const click = (role: string, word: string) => ({ click: { role, word } });

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const reports = 'fleet_dashboard/get_reports';

/** An address with a whole selection, from the server's first account. */
const selected = (more: string): Pick<PageState, 'at' | 'values'> => ({
  values: { account: ['fleet_dashboard/get_accounts', 'us_national_account.0.value'] },
  at: `?ft=us_national_account&ac={account}&dt=4&df=${day(300)}&de=${day(2)}${more}`,
});
const ran = (more = ''): PageState => ({ ...selected(`&run=1${more}`), shows: figure });
const purchases = ran();
const service = ran('&tab=service');
const combined = ran('&tab=combined&b=p1.s2g');

/** The states that both lists of kept reports have. */
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
    'the menu of a row': like(filled, {
      steps: [more],
      shows: { role: 'menuitem', word: 'saved.rename' },
    }),
    'a row being renamed': like(filled, {
      steps: [more, click('menuitem', 'saved.rename')],
      shows: { role: 'textbox', word: 'saved.name', within: dialog },
    }),
    'nothing found': { at: '?search=zzzzzz', shows: { role: 'searchbox', word: `${kind}.search` } },
  };
}

const named = (id: number, name: string, isLost = false) => ({
  id,
  account_lost: isLost,
  date_created: `${day(id * 30)}T15:00:00.000Z`,
  ...{ name, report_name: name, account_name: isLost ? '' : 'Lakeshore Freight Systems (0766830)' },
});
const rows = [
  named(4, 'Month end'),
  named(3, 'Emergency calls of the night shift, for the meeting of the regional managers'),
  named(2, 'Retread vs. new, spring', true),
  named(1, 'Casing age by brand'),
];
const templates = {
  total_items: rows.length,
  templates: rows.map((row) => ({
    ...row,
    report_type_display: 'service',
    report_dates: { date_type: '4', date_from: day(300), date_to: day(2) },
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

/** One without the reports that the address shows in its place. */
const template = {
  ...templates.templates[0],
  form_version: 1,
  dropped: 0,
  saved_report: {
    tab_id: 'states',
    base_parameters: null,
    tab_parameters: { tab_type: 'combined' },
    reports_parameters: [],
  },
};

export default defineStates({
  '/fleet-dashboard': {
    'choosing a fleet': { shows: button('wizard.continue') },
    'the list of accounts': {
      steps: [{ click: { role: 'combobox', word: 'fleet.account' } }],
      shows: { role: 'option' },
    },
    'no fleet to choose': {
      answers: { 'fleet_dashboard/get_accounts': { json: {} } },
      shows: { word: 'fleet.none' },
    },
    'choosing dates': { ...selected('&w=2'), shows: { role: 'radio', word: 'dates.custom' } },
    'choosing locations': { ...selected('&w=3'), shows: button('wizard.run') },
    purchases,
    service,
    retreading: ran('&tab=retreading'),
    casings: ran('&tab=casingdurability'),
    'comparisons, by dealer and by location': ran(
      '&tab=service&s1c=1&s1n=1&s2r=dealer&s3r=location',
    ),
    'the records behind a figure': like(service, {
      steps: [{ click: { role: 'button', word: 'shell:records.open', within: table } }],
      shows: { role: 'table', within: dialog },
    }),
    'how a report is computed': like(service, {
      steps: [{ click: button('shell:report.how') }],
      shows: dialog,
    }),
    'filters of a report': like(service, {
      steps: [{ click: button('shell:filter.button') }],
      shows: button('shell:filter.done'),
    }),
    'kinds of export': like(service, {
      steps: [{ click: button('shell:export.action') }],
      shows: { role: 'menuitem', word: 'shell:export.pdf' },
    }),
    'a template being named': like(service, {
      steps: [{ click: button('saved.save') }, click('menuitem', 'saved.as_template')],
      shows: { role: 'textbox', word: 'saved.name', within: dialog },
    }),
    'the combined report': combined,
    'an empty combined report': like(combined, {
      ...selected('&run=1&tab=combined'),
      shows: { word: 'combined.empty_title' },
    }),
    'nothing in the range': {
      ...ran('&tab=service'),
      at: (service.at ?? '').replace(day(300), '2001-01-01').replace(day(2), '2001-02-01'),
      shows: { word: 'shell:report.empty_title' },
    },
    'nothing in the range, beside the year before': {
      ...service,
      at: `${service.at?.replace(day(300), day(-1)).replace(day(2), day(-60))}&s2c=1`,
    },
    'dates that cannot be': {
      ...service,
      at: service.at?.replace(day(2), '2026-02-30') ?? '',
      shows: { word: 'desk.dates_title' },
    },
    'a changed template being left': like(combined, {
      at: `${combined.at}&t=1&te=1&tr=1`,
      answers: { 'fleet_dashboard/get_template/1': { json: template } },
      steps: [{ click: button('desk.back') }],
      shows: { role: 'button', word: 'desk.stay', within: dialog },
    }),
    'a selection that is refused': {
      ...service,
      at: service.at?.replace('{account}', '9999999') ?? '',
      shows: { role: 'alert' },
    },
    failed: { ...service, answers: { [reports]: 'failed' }, shows: dialog },
    loading: { ...service, answers: { [reports]: 'never' }, shows: { role: 'tablist' } },
  },
  '/fleet-dashboard/templates': list('templates', 'fleet_dashboard/get_templates', templates),
  '/fleet-dashboard/favorites': list('favorites', 'favorite_reports/get', favorites),
});
