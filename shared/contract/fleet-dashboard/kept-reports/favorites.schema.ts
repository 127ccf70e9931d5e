import { Type } from 'typebox';
import { readState } from '../../portal/kept/kept.schema.ts';
import {
  addressFavoriteCalls,
  favoriteFields,
  favoriteParams,
  favoriteSaving,
} from '../../reports/favorites/favorites.schema.ts';
import { defineCalls } from '../../wire/calls.ts';
import { restoredReport, savedReport } from './saved-report.schema.ts';

const save = addressFavoriteCalls['POST fleet-central-v1:favorite_reports/save'];

/** The calls of favorites; the dashboard's favorites also store the displayed report. */
export const favoriteCalls = defineCalls({
  'GET fleet-central-v1:favorite_reports/get/{id}': {
    summary: "One of the user's own favorites, with the report that was saved with it, if any.",
    right: save.right,
    params: favoriteParams,
    response: Type.Object({
      ...favoriteFields,
      ...readState,
      form_version: Type.Union([readState.form_version, Type.Null()]),
      saved_report: Type.Union([restoredReport, Type.Null()], {
        description: 'Null when only the address was kept.',
      }),
    }),
  },
  ...addressFavoriteCalls,
  'POST fleet-central-v1:favorite_reports/save': {
    ...save,
    body: Type.Object({ ...favoriteSaving, saved_report: Type.Optional(savedReport) }),
  },
});
