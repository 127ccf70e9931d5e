import { button, dialog, heading, like, type PageState, table } from '@portal/build/states';

/** The page of a list with one row. */
export const page = { page_number: 1, page_size: 1 };
/** A yard that was surveyed lately. */
export const locationId = [
  'fleet_survey/select_locations',
  'accounts.0.location_id',
  { ...page, order_by: 7, is_sort_desc: true },
] as const;

export const none = { page_number: 1, page_size: 20, total_items: 0 };

export const inYard: PageState = { yard: true, values: { locationId }, shows: table };

/** Opens a menu and takes an item of it. */
export const menu = (open: string, item: string) => [
  { click: button(open) },
  { click: { role: 'menuitem', word: item } },
];

/** The states that a page has while its subject comes, and when it does not. */
export const around = (state: PageState, call: string, title: string) => ({
  failed: like(state, { answers: { [call]: 'failed' }, shows: dialog }),
  'of somebody else': like(state, {
    answers: { [call]: { status: 400, json: { code: 'unknown_value', path: 'id', message: '' } } },
    shows: { role: 'alert' },
  }),
  loading: like(state, { answers: { [call]: 'never' }, shows: heading(title) }),
});
