import { type TSchema, Type } from 'typebox';
import { fleetTypes } from '../portal/fleet-types.ts';
import { isoDate } from '../wire/shapes.ts';
import { reportTypes } from './reports/reports.ts';
import { dateTypes, filterValues, limits, periods, rowsByKinds } from './vocabulary.ts';

const idList = (description: string) =>
  Type.Union([Type.Array(Type.Integer()), Type.Null()], { description });
const textList = Type.Array(Type.String({ maxLength: 120 }), { maxItems: limits.selection });

/** Number or text that names an account or a dealer; leading zeros count. */
export const nonsig = Type.String({ minLength: 1, maxLength: 20 });

/** An account among those of its fleet type. */
export const fleet = { fleet_type: Type.Enum(fleetTypes), account: nonsig };
/** Some of the account's own divisions. */
export const groupsAndRegions = {
  location_groups: Type.Optional(
    Type.Array(Type.Integer(), { description: 'Empty: no restriction.' }),
  ),
  location_regions: Type.Optional(
    Type.Array(Type.Integer(), { description: 'Empty: no restriction.' }),
  ),
};

/** What the wizard chose. */
export const baseParameters = Type.Object({
  ...fleet,
  ...groupsAndRegions,
  date_type: Type.Enum(Object.values(dateTypes)),
  date_from: isoDate('First day, inclusive.'),
  date_to: isoDate('Last day, inclusive.'),
  locations: idList('Ids from get_locations; null selects all.'),
  nonsigs: idList('Ids from get_nonsigs; null selects all.'),
});

/** A report and what it is asked for. */
export const reportParameters = Type.Object(
  {
    report_type: Type.String({ maxLength: 60, description: `One of ${reportTypes.join(', ')}.` }),
    report_part: Type.Optional(Type.String({ maxLength: 20 })),
    period: Type.Optional(Type.Enum(periods)),
    service_types: Type.Optional(Type.Array(Type.Enum(filterValues.service_types))),
    unit_locations: Type.Optional(Type.Array(Type.Enum(filterValues.unit_locations))),
    wheel_positions: Type.Optional(Type.Array(Type.Enum(filterValues.wheel_positions))),
    retreading_types: Type.Optional(Type.Array(Type.Enum(filterValues.retreading_types))),
    by_retreader: Type.Optional(Type.Array(Type.Enum(filterValues.by_retreader))),
    tire_brands: Type.Optional(textList),
    tire_product_lines: Type.Optional(textList),
    tire_sizes: Type.Optional(textList),
    rows_by: Type.Optional(
      Type.Enum(rowsByKinds, {
        description:
          'A row for each location, or each dealer, with records instead: `Code` or `Nonsig`, ' +
          '`Name` and the figures of the total, ranked by the column that says most. Without a national average in the rows.',
      }),
    ),
    graph_compare_by_previous: Type.Optional(
      Type.Boolean({ description: 'Adds each figure of the same dates one year earlier.' }),
    ),
    graph_compare_by_NA: Type.Optional(
      Type.Boolean({ description: 'Adds national averages to the figures that have one.' }),
    ),
  },
  {
    description:
      'A filter that is missing or empty restricts nothing, and so does one that names every value ' +
      'there is or that its report does not have.',
  },
);

/** Reports of one request, each at most once. */
export const reportsOf = <Part extends TSchema>(part: Part) =>
  Type.Array(part, { minItems: 1, maxItems: reportTypes.length });
