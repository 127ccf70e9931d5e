import { Type } from 'typebox';
import { accountLost, keptName, keptPage } from '../../portal/kept/kept.schema.ts';
import { portalRights } from '../../portal/rights.ts';
import { defineCalls } from '../../wire/calls.ts';
import { clientKey, instant, paged } from '../../wire/shapes.ts';
import { dateRange } from '../report-request.schema.ts';
import { favoriteLimits, favoriteSortKeys, reportKinds } from './favorites.ts';

// Favorites can point to any report of the portal; access to the report is checked when it opens.
const right = portalRights;

/** The id of a favorite in the path. */
export const favoriteParams = Type.Object({ id: Type.Integer() });

const kind = Type.Enum(Object.values(reportKinds), {
  description: '0 a report, 1 a survey, 2 the fleet dashboard.',
});

export const favoriteFields = {
  id: Type.Integer(),
  name: Type.String(),
  report_kind: kind,
  request_url: Type.String(),
  account_name: Type.Union([Type.String(), Type.Null()], {
    description:
      'That of the report that was saved with it; null without one, and when it is lost.',
  }),
  account_lost: accountLost,
  report_dates: Type.Union([Type.Object(dateRange), Type.Null()], {
    description: 'Null with the account.',
  }),
  date_created: instant,
};

/** A row of the list of favorites. */
export const favoriteRow = Type.Object(favoriteFields);

/** The fields that save an address under a name. */
export const favoriteSaving = {
  id: Type.Optional(Type.Integer()),
  name: keptName,
  report_kind: kind,
  request_url: Type.String({
    maxLength: favoriteLimits.address,
    description:
      'A path within the portal with its query, as in `/fleet-dashboard?tab=service`, written ' +
      'as `new URL` writes it.',
  }),
  client_key: Type.Optional(clientKey),
};

/** The calls on favorites that consist of an address alone. */
export const addressFavoriteCalls = defineCalls({
  'POST fleet-central-v1:favorite_reports/get': {
    summary: "A page of the user's own favorites, by name unless asked for otherwise.",
    right,
    body: Type.Object({
      ...keptPage,
      report_kind: Type.Optional(kind),
      order_by: Type.Optional(
        Type.Enum(Object.values(favoriteSortKeys), {
          description: 'Sorts the whole set, not the page.',
        }),
      ),
      is_sort_desc: Type.Optional(Type.Boolean()),
    }),
    response: paged({ favorite_reports: Type.Array(favoriteRow) }),
  },
  'POST fleet-central-v1:favorite_reports/save': {
    summary:
      'Keeps the address of a report under a name. With the `id` of a favorite that one is ' +
      'changed; a report that was saved with it stays unless another one is sent. A user keeps ' +
      `${favoriteLimits.each} at most.`,
    right,
    body: Type.Object(favoriteSaving),
    response: favoriteRow,
  },
  'DELETE fleet-central-v1:favorite_reports/delete/{id}': {
    summary: 'Deletes a favorite.',
    right,
    params: favoriteParams,
    response: Type.Object({ id: Type.Integer() }),
  },
});
