import {
  button,
  dialog,
  type PageState,
  type PageStates,
  stateLike,
  table,
} from '@portal/build/states';
import { foundChanges } from '../found-changes.ts';
import { templates } from './saved-list-states.ts';
import { day, selected } from './selected.ts';

const figure = { role: 'figure' };
const click = (role: string, word: string) => ({ click: { role, word } });
const reports = 'fleet_dashboard/get_reports';
const changes = 'fleet_dashboard/get_changes';
const found = { json: { findings: foundChanges, comparisons: 52 } };

const ran = (more = ''): PageState => ({ ...selected(`&run=1${more}`), shows: figure });
const purchases = ran();
const service = ran('&tab=service');
const combined = ran('&tab=combined&b=p1.s2g');

/** A template without the reports in the address, so that it counts as changed. */
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

/** States of the reports of a selection. */
export const reportStates: PageStates[string] = {
  purchases,
  service,
  retreading: ran('&tab=retreading'),
  casings: ran('&tab=casingdurability'),
  'comparisons, by dealer and by location': ran('&tab=service&s1c=1&s1n=1&s2r=dealer&s3r=location'),
  'the records behind a figure': stateLike(service, {
    steps: [{ click: { role: 'button', word: 'shell:records.open', within: table } }],
    shows: { role: 'table', within: dialog },
  }),
  'how a report is computed': stateLike(service, {
    steps: [{ click: button('shell:report.how') }],
    shows: dialog,
  }),
  'the menu of a report': stateLike(service, {
    steps: [{ click: button('shell:report.options') }],
    shows: button('shell:filter.done'),
  }),
  'a report that differs from its tab': stateLike(service, {
    at: `${service.at}&s1m=table&s2fs=emergency`,
    shows: button('shell:report.as_others'),
  }),
  'a tab whose reports are all locked': stateLike(service, {
    at: `${service.at}&b=s1.s2.s3.s4`,
    shows: { word: 'basket.all_locked' },
  }),
  'filters of all reports': stateLike(service, {
    steps: [{ click: button('shell:filter.button') }],
    shows: button('shell:filter.done'),
  }),
  'kinds of export': stateLike(service, {
    steps: [{ click: button('shell:export.action') }],
    shows: { role: 'menuitem', word: 'shell:export.pdf' },
  }),
  'a template being named': stateLike(service, {
    steps: [{ click: button('saved.save') }, click('menuitem', 'saved.as_template')],
    shows: { role: 'textbox', word: 'shell:name.label', within: dialog },
  }),
  'the combined report': combined,
  'an empty combined report': stateLike(combined, {
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
  'a changed template being left': stateLike(combined, {
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
  'what changed': { ...service, answers: { [changes]: found }, shows: button('changes.fold') },
  'how what changed is found': stateLike(service, {
    answers: { [changes]: found },
    steps: [{ click: button('changes.how') }],
    shows: { role: 'dialog', word: 'changes.how' },
  }),
  'nothing that changed': {
    ...service,
    answers: { [changes]: { json: { findings: [], comparisons: 0 } } },
    shows: { word: 'changes.too_few' },
  },
  'what changed, failed': {
    ...service,
    answers: { [changes]: 'failed' },
    shows: { role: 'button', word: 'shell:ui.retry' },
  },
  'what changed, on its way': { ...service, answers: { [changes]: 'never' } },
  failed: { ...service, answers: { [reports]: 'failed' }, shows: dialog },
  loading: { ...service, answers: { [reports]: 'never' }, shows: { role: 'tablist' } },
};
