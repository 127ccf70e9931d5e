import { button, dialog, heading, type PageState, stateLike, table } from '@portal/build/states';

/** A page size of one row. */
export const page = { page_number: 1, page_size: 1 };
/** A recently surveyed location. */
export const locationId = [
  'fleet_survey/select_locations',
  'accounts.0.location_id',
  { ...page, order_by: 7, is_sort_desc: true },
] as const;

export const none = { page_number: 1, page_size: 20, total_items: 0 };

export const inYard: PageState = { yard: true, values: { locationId }, shows: table };

/** Opens a menu and clicks one of its items. */
export const menu = (open: string, item: string) => [
  { click: button(open) },
  { click: { role: 'menuitem', word: item } },
];

/** States of a page while its data loads, and when that fails or is refused. */
export const loadingStates = (state: PageState, call: string, title: string) => ({
  failed: stateLike(state, { answers: { [call]: 'failed' }, shows: dialog }),
  'of somebody else': stateLike(state, {
    answers: { [call]: { status: 400, json: { code: 'unknown_value', path: 'id', message: '' } } },
    shows: { role: 'alert' },
  }),
  loading: stateLike(state, { answers: { [call]: 'never' }, shows: heading(title) }),
});
