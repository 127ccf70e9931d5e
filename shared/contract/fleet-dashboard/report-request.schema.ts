import { Type } from 'typebox';
import { fleetTypes } from '../portal/fleet-types.ts';
import { dateRange, reportParametersOf } from '../reports/report-request.schema.ts';
import { reportTypes } from './reports/reports.ts';
import { filterValues, freeFilters } from './vocabulary.ts';

const idList = (description: string) =>
  Type.Union([Type.Array(Type.Integer()), Type.Null()], { description });

/** The number of an account or a dealer: opaque text, so leading zeros count. */
export const nonsig = Type.String({ minLength: 1, maxLength: 20 });

/** An account and its fleet type. */
export const fleet = { fleet_type: Type.Enum(fleetTypes), account: nonsig };
/** Restricts a report to some of the account's own divisions. */
export const groupsAndRegions = {
  location_groups: Type.Optional(
    Type.Array(Type.Integer(), { description: 'Empty: no restriction.' }),
  ),
  location_regions: Type.Optional(
    Type.Array(Type.Integer(), { description: 'Empty: no restriction.' }),
  ),
};

/** The selection made in the wizard. */
export const baseParameters = Type.Object({
  ...fleet,
  ...groupsAndRegions,
  ...dateRange,
  locations: idList('Ids from get_locations; null selects all.'),
  nonsigs: idList('Ids from get_nonsigs; null selects all.'),
});

/** A report and its parameters. */
export const reportParameters = reportParametersOf(reportTypes, {
  listed: filterValues,
  free: freeFilters,
});
