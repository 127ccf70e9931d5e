import { Type } from 'typebox';
import { accountLost, keptName, keptPage, readState } from '../../portal/kept/kept.schema.ts';
import { defineCalls } from '../../wire/calls.ts';
import { clientKey, instant, paged } from '../../wire/shapes.ts';
import { keptLimits, savedTabs, templateSortKeys } from './kept-reports.ts';
import { reportDates, restoredReport, savedReport } from './saved-report.schema.ts';

const right = 'FDLOGIN';
const params = Type.Object({ id: Type.Integer() });

const templateFields = {
  id: Type.Integer(),
  account_name: Type.Union([Type.String(), Type.Null()], {
    description: 'As in get_accounts; null when the account is lost.',
  }),
  account_lost: accountLost,
  report_name: Type.String(),
  report_type_display: Type.Enum(savedTabs, {
    description: 'A code, which the screen words: the tab, or the combined report.',
  }),
  report_dates: reportDates,
  date_created: instant,
  date_changed: instant,
  revision: Type.Integer({ description: 'Counts the changes; an editor sends the one it read.' }),
};

/** A row of the list of templates. */
export const templateRow = Type.Object(templateFields);

export const templateCalls = defineCalls({
  'POST fleet_dashboard/get_templates': {
    summary: "A page of the user's own templates; the newest first unless asked for otherwise.",
    right,
    body: Type.Object({
      ...keptPage,
      order_by: Type.Optional(
        Type.Enum(Object.values(templateSortKeys), {
          description:
            'Sorts the whole set, not the page: ' +
            Object.entries(templateSortKeys)
              .map(([name, key]) => `${key} ${name}`)
              .join(', '),
        }),
      ),
      is_sort_desc: Type.Optional(Type.Boolean()),
    }),
    response: paged({ templates: Type.Array(templateRow) }),
  },
  'POST fleet_dashboard/create_template': {
    summary: `Saves a report under a name. A user keeps ${keptLimits.each} at most.`,
    right,
    body: Type.Object({
      report_name: keptName,
      saved_report: savedReport,
      client_key: Type.Optional(clientKey),
    }),
    response: templateRow,
  },
  'GET fleet_dashboard/get_template/{id}': {
    summary: "One of the user's own templates, to be run or edited.",
    right,
    params,
    response: Type.Object({ ...templateFields, ...readState, saved_report: restoredReport }),
  },
  'POST fleet_dashboard/update_template/{id}': {
    summary:
      'Renames a template, or saves other parameters in it, or both. When it was changed since ' +
      'the revision that the editor read, it is refused with `changed_elsewhere`, and the answer ' +
      'carries the current `revision` and `report_name`.',
    right,
    params,
    body: Type.Object({
      revision: Type.Integer(),
      report_name: Type.Optional(keptName),
      saved_report: Type.Optional(savedReport),
    }),
    response: templateRow,
  },
  'DELETE fleet_dashboard/delete_template/{id}': {
    summary:
      `Deletes a template. For ${keptLimits.undoDays} days it can be restored, of each user the ` +
      `last ${keptLimits.undoRows}.`,
    right,
    params,
    response: Type.Object({ id: Type.Integer(), restorable_until: instant }),
  },
  'POST fleet_dashboard/restore_template/{id}': {
    summary:
      'Takes back that a template was deleted. Refused with `unique` when another one has its ' +
      'name by now. One that is not deleted stays as it is.',
    right,
    params,
    response: templateRow,
  },
});
