import { Type } from 'typebox';
import { nullable } from '../../fleet-surveys/shapes.ts';
import { wearConditionCodes } from '../../fleet-surveys/tires/code-lists.ts';
import { pressureUnits, treadUnits } from '../../portal/units-of-measurement.ts';
import { defineCalls } from '../../wire/calls.ts';
import { exportFormats, exportMediaTypes } from '../../wire/export-formats.ts';
import { listBody, listFileAs } from '../../wire/list-calls.ts';
import { fileBytes, isoDate, paged } from '../../wire/shapes.ts';
import { ofAccounts } from '../selection/of-accounts.schema.ts';
import { treadKinds } from '../wear/wear-lists.ts';
import {
  longestNamed,
  mostCompared,
  mostNamed,
  productGroupings,
  productPositions,
} from './product-groups.ts';
import { productTiresList } from './product-lists.ts';

const right = 'TVPRDANL';

const named = (what: string) =>
  Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: longestNamed }), {
      maxItems: mostNamed,
      uniqueItems: true,
      description: `${what}. \`Unknown\` stands for tires without one, and an empty list for all tires.`,
    }),
  );

/** The selection of tires, without dates. */
const ofProducts = {
  ...ofAccounts,
  tire_types: Type.Optional(Type.Array(Type.Enum(treadKinds), { uniqueItems: true })),
  brands: named('Brands; for a retread, the brand of its tread'),
  product_lines: named('Product lines, of whatever brand'),
  tire_sizes: named('Sizes'),
  wheel_positions: Type.Optional(
    Type.Array(Type.Enum(productPositions), {
      uniqueItems: true,
      description: 'What the axles do.',
    }),
  ),
};

const days = {
  date_from: Type.Optional(
    Type.String({ description: 'YYYY-MM-DD; missing: twelve months before the last day.' }),
  ),
  date_to: Type.Optional(
    Type.String({ description: "YYYY-MM-DD; missing: today, by the caller's clock." }),
  ),
};

/** The scope of a product analysis. */
export const productScope = { ...ofProducts, ...days };
const scope = Type.Object(productScope);

const ofGroup = {
  group_by: Type.Optional(Type.Enum(productGroupings)),
  group_key: Type.Optional(
    Type.String({
      maxLength: longestNamed,
      description: 'Of one group of `group_by`, by its `key` in the report.',
    }),
  ),
};

/** The groups that a file compares side by side. */
export const comparedProducts = {
  group_by: Type.Optional(
    Type.Enum(productGroupings, { description: 'The grouping of those in `compared`.' }),
  ),
  compared: Type.Optional(
    Type.Array(Type.String({ maxLength: longestNamed }), {
      maxItems: mostCompared,
      uniqueItems: true,
      description: 'Keys of groups that are laid side by side; those without tires are left out.',
    }),
  ),
};

const fileOf = (format: typeof exportFormats.pdf | typeof exportFormats.excel) => ({
  right,
  body: Type.Object({
    ...productScope,
    ...comparedProducts,
  }),
  files: [exportMediaTypes[format]],
  response: fileBytes,
});

const count = (description: string) => Type.Integer({ minimum: 0, description });
const mean = (description: string) => nullable(Type.Number({ description }));

const sums = {
  tires: count('Tires that were read.'),
  share: mean('Percentage of all tires of the report; null without any.'),
  tread_read: count('Those whose tread was read.'),
  no_tread: count('The others.'),
  mean_tread: mean('Mean of the lowest treads, in `tread_depth_format`.'),
  pressure_read: count('Those whose pressure was read.'),
  no_pressure: count('The others.'),
  mean_deviation: mean(
    'Mean of (pressure − target) ÷ target as a percentage; the target is that of the spec in force on the day.',
  ),
  underinflated: count('Those that their inspection found more than 10 % below the target.'),
  underinflated_share: mean('Percentage of `pressure_read`.'),
  irregular: count('Those with a flagged wear condition.'),
  irregular_share: mean('Percentage of `tires`.'),
  tin_valid: count('Those whose TIN tells when the tire was made.'),
  no_tin: count('The others.'),
  mean_age: mean('Years from the week of the TIN to the day of the inspection.'),
};

const name = nullable(
  Type.String({
    description: 'Null where it does not tell the groups apart; else may be `Unknown`.',
  }),
);

/** A group of tires with its figures. */
export const productGroup = Type.Object({
  key: Type.String({ description: 'What calls and addresses name it by.' }),
  brand: name,
  product_line: name,
  tire_size: name,
  wheel_position: nullable(Type.Enum(productPositions)),
  ...sums,
});
const groups = (description: string) => Type.Array(productGroup, { description });

/** The figures of the tires in a scope. */
export const productReport = Type.Object({
  tread_depth_format: Type.Enum(treadUnits, { description: 'The unit of `mean_tread`.' }),
  date_from: isoDate('The first day that counts.'),
  date_to: isoDate('The last one.'),
  summary: Type.Object({
    ...sums,
    no_product: count('Tires of which nobody knows the product.'),
  }),
  groups: Type.Object({
    brand: groups('By brand, most tires first.'),
    line: groups('By brand and product line.'),
    size: groups('By size.'),
    position: groups('By what the axle does.'),
  }),
});

const value = (description: string) => nullable(Type.Number({ description }));

/** A tire as read at its inspection. */
export const productTire = Type.Object({
  reading_id: Type.Integer(),
  survey_id: Type.Integer(),
  unit_id: Type.Integer(),
  unit_number: Type.String(),
  wheel: Type.String({ description: 'Its place as people call it, such as `2LO`.' }),
  fleet_name: Type.String({ description: 'Name of the account, or its number without one.' }),
  fleet_location: Type.String({ description: 'Name of the location, or its code without one.' }),
  inspected_on: isoDate('The day on which it was read.'),
  brand: Type.String(),
  product_line: Type.String(),
  tire_size: Type.String(),
  tire_type: Type.Enum(treadKinds),
  wheel_position: Type.Enum(productPositions),
  tread: value('The lowest one.'),
  pressure: value('0 for a flat.'),
  target: Type.Number({ description: 'Of the spec in force on that day, or its default.' }),
  deviation: value('(pressure − target) ÷ target as a percentage.'),
  conditions: Type.Array(Type.Enum(wearConditionCodes)),
  tin: nullable(Type.String()),
  age: value('Years since it was made; null without a valid TIN.'),
});

const choices = (what: string) => ({
  summary: `The ${what} of the tires of a selection, whatever ${what} it names; 1,000 at most.`,
  right,
  body: scope,
});
const offered = Type.Array(Type.Object({ value: Type.String(), tires: Type.Integer() }));

/**
 * Calls of the product analysis. Tires count as read at the latest inspection of their unit within
 * the dates.
 */
export const productAnalysisCalls = defineCalls({
  'POST product_analysis_report/get_tire_types': {
    ...choices('tire types, new or retreaded,'),
    response: Type.Object({ tire_types: offered }),
  },
  'POST product_analysis_report/get_brands': {
    ...choices('brands'),
    response: Type.Object({ brands: offered }),
  },
  'POST product_analysis_report/get_product_lines': {
    ...choices('product lines'),
    response: Type.Object({ product_lines: offered }),
  },
  'POST product_analysis_report/get_tire_sizes': {
    ...choices('tire sizes'),
    response: Type.Object({ tire_sizes: offered }),
  },
  'POST product_analysis_report/get_product_report': {
    summary: 'What the tires of a selection come to, in all and by brand, line, size and position.',
    right,
    body: scope,
    response: productReport,
  },
  'POST product_analysis_report/get_tires': {
    summary: 'The tires behind every figure, by page.',
    right,
    body: listBody(productTiresList, { ...ofProducts, ...ofGroup }),
    response: paged({
      tread_depth_format: Type.Enum(treadUnits),
      pressure_format: Type.Enum(pressureUnits),
      tires: Type.Array(productTire),
    }),
  },
  'POST product_analysis_report/get_product_report_pdf': {
    summary: 'The report as a PDF.',
    ...fileOf(exportFormats.pdf),
  },
  'POST product_analysis_report/get_product_report_excel': {
    summary: 'The report as a workbook, a sheet for each grouping.',
    ...fileOf(exportFormats.excel),
  },
  'POST product_analysis_report/get_tires_pdf': {
    summary: 'The tires behind a figure as a PDF, in the order of the list.',
    right,
    ...listFileAs(productTiresList, exportFormats.pdf, { ...ofProducts, ...ofGroup }),
  },
  'POST product_analysis_report/get_tires_excel': {
    summary: 'The same as a workbook.',
    right,
    ...listFileAs(productTiresList, exportFormats.excel, { ...ofProducts, ...ofGroup }),
  },
});
