import { Type } from 'typebox';
import { nullable } from '../../fleet-surveys/shapes.ts';
import { removalReasons, wearConditionCodes } from '../../fleet-surveys/tires/code-lists.ts';
import { distanceUnits, treadUnits } from '../../portal/units-of-measurement.ts';
import { defineCalls } from '../../wire/calls.ts';
import { exportFormats } from '../../wire/export-formats.ts';
import { listBody, listFileAs } from '../../wire/list-calls.ts';
import { longestFilter, longestSearch } from '../../wire/list-definition.ts';
import { isoDate, paged } from '../../wire/shapes.ts';
import { ofAccounts } from '../selection/of-accounts.schema.ts';
import { mostSurveys } from '../shapes.ts';
import {
  leftOutReasons,
  priceSources,
  scrapDestinations,
  scrapPositions,
  treadBands,
} from './scrap-groups.ts';
import { scrapRemovalsList, scrapSurveysList } from './scrap-lists.ts';

const right = 'TVSCRPAN';

/** The selection of accounts and surveys. */
const ofSurveys = {
  ...ofAccounts,
  survey_ids: Type.Array(Type.Integer({ minimum: 1 }), {
    maxItems: mostSurveys,
    uniqueItems: true,
    description:
      'Ids of surveys; none stands for all, and for the tires that were noted on no survey.',
  }),
};

const text = (description: string) =>
  Type.Optional(Type.String({ maxLength: longestFilter, description }));
const day = (description: string) => Type.Optional(Type.String({ description }));

/** The selection that restricts every figure of the report. */
const scope = Type.Object({
  ...ofSurveys,
  date_from: day('The first day of removal, YYYY-MM-DD.'),
  date_to: day('The last one.'),
  nonsig: text('Number of the dealer of the survey.'),
  country: text('Of the location, as its ISO 3166-1 code.'),
  state: text('Of the location.'),
  keyword: Type.Optional(
    Type.String({
      maxLength: longestSearch,
      description: 'In unit number, location, fleet, brand and line.',
    }),
  ),
});

const formats = {
  tread_depth_format: Type.Enum(treadUnits, { description: 'The unit of every depth.' }),
};

const depth = (description: string) => nullable(Type.Number({ description }));
const amount = (description: string) => nullable(Type.Number({ minimum: 0, description }));
const source = nullable(
  Type.Enum(priceSources, {
    description:
      "`own` was noted for the tire; else the account's mean of the product in the twelve months before the month " +
      "of removal, else everybody's.",
  }),
);
const name = nullable(Type.String());

/** A removal of a tire to scrap or to a retreader. */
export const scrapRemoval = Type.Object({
  id: Type.Integer(),
  removed_on: isoDate('The day on which the tire came off.'),
  unit_id: Type.Integer(),
  unit_number: Type.String(),
  fleet_name: Type.String({ description: 'Name of the account, or its number without one.' }),
  fleet_location: Type.String({ description: 'Name of the location, or its code without one.' }),
  survey_id: nullable(Type.Integer({ description: 'On which it was noted, if you see that one.' })),
  position: Type.String({ description: 'As in `2RI`.' }),
  axle: Type.Enum(scrapPositions, { description: 'What its axle does.' }),
  brand: name,
  product_line: name,
  tire_size: name,
  caps: Type.Integer({
    minimum: 0,
    description: 'Brand and line of a retread are those of its cap.',
  }),
  age_years: nullable(
    Type.Number({ description: 'Since the casing was made; null without a valid TIN.' }),
  ),
  reason: Type.Enum(removalReasons),
  conditions: Type.Array(Type.Enum(wearConditionCodes)),
  destination: Type.Enum(scrapDestinations),
  original: depth('Tread at the beginning of this life.'),
  tread: depth('Tread when it came off.'),
  pull: depth(
    'Tread at which it was to be pulled by the spec in force on that day, or its default.',
  ),
  price: amount("Of the tire, or of a retread's cap."),
  price_source: source,
  casing_value: amount('What the casing is worth; null for a retread, whose price has none in it.'),
  casing_value_source: source,
  lost: amount(
    'max(0, `tread` − `pull`) × (`price` − `casing_value`) ÷ (`original` − `pull`), to the cent; null where left out.',
  ),
  left_out: nullable(Type.Enum(leftOutReasons, { description: 'Why nothing is lost or saved.' })),
});

const count = Type.Integer({ minimum: 0 });

const sums = {
  removed: Type.Integer({ minimum: 0, description: '`counted` and `left_out` together.' }),
  scrap: count,
  retread: count,
  counted: Type.Integer({ minimum: 0, description: 'Those whose lost money is known.' }),
  left_out: count,
  lost: Type.Number({ description: 'The sum of theirs.' }),
  cost_per_depth: nullable(
    Type.Number({
      description:
        'Σ (`price` − `casing_value`) ÷ Σ (`original` − `pull`) of those counted, for a 32nd or a mm; null without any.',
    }),
  ),
  tread_read: Type.Integer({ minimum: 0, description: 'Those whose tread was read.' }),
  mean_tread: depth('Their mean tread.'),
};

const group = Type.Object({ key: Type.String(), ...sums });
const groups = (description: string) => Type.Array(group, { description });

/** The cost of a brand's tread in a position. */
export const treadCost = Type.Object({
  brand: Type.String({
    description: 'For a retread, the brand of its tread; `-` when unknown.',
  }),
  position: Type.Enum(scrapPositions, { description: 'What the axle does.' }),
  counted: Type.Integer({ minimum: 1, description: 'Removals whose lost money is known.' }),
  cost_per_depth: nullable(
    Type.Number({
      description: 'Σ (`price` − `casing_value`) ÷ Σ (`original` − `pull`), for a 32nd or a mm.',
    }),
  ),
  driven: Type.Integer({
    minimum: 0,
    description: 'Those of them whose wear in this mount counts in the wear rates.',
  }),
  distance: Type.Number({ description: 'What these were driven.' }),
  worn_cost: Type.Number({
    description:
      'What the tread that they wore on it cost: Σ wear × the cost of each for its depth.',
  }),
  cost_per_distance: nullable(
    Type.Number({
      description: '`worn_cost` ÷ `distance`, for 1,000 miles or km; null without any distance.',
    }),
  ),
});

/** A survey that recorded removals to scrap or to a retreader. */
export const scrapSurvey = Type.Object({
  survey_id: Type.Integer(),
  survey_date: isoDate('The day of the survey.'),
  fleet_name: Type.String(),
  fleet_location: Type.String(),
  country: Type.String(),
  state: Type.String(),
  dealer_location: nullable(
    Type.String({ description: 'Who surveyed or helped, by name and number.' }),
  ),
  surveyor: Type.String(),
  removed: Type.Integer({ description: 'Tires that went to scrap or to a retreader.' }),
});

/** Calls of the scrap analysis. Only removals to scrap or to a retreader count. */
export const scrapAnalysisCalls = defineCalls({
  'POST scrap_analysis_report/get_surveys': {
    summary:
      'The surveys on which tires for scrap or retreading were noted, by page: all of a selection, or of those in ' +
      '`survey_ids` the ones that the caller sees.',
    right,
    body: listBody(scrapSurveysList, ofSurveys),
    response: paged({
      surveys: Type.Array(scrapSurvey),
      survey_ids: Type.Array(Type.Integer(), {
        maxItems: mostSurveys,
        description: 'Of all pages, in the order of the list.',
      }),
    }),
  },
  'POST scrap_analysis_report/get_scrap_report': {
    summary: 'What the removals of a selection come to, in all and by group.',
    right,
    body: scope,
    response: Type.Object({
      ...formats,
      summary: Type.Object(sums),
      groups: Type.Object({
        reason: groups('By the reason of removal, the greatest loss first.'),
        condition: groups(
          'By wear condition, and `none`; a tire with several counts under each of them.',
        ),
        brand: groups('By brand; for a retread, the brand of its tread. `-` when unknown.'),
        position: groups('By what the axle does.'),
        caps: groups('By caps: `new`, `once`, `twice`, `more`.'),
        age: groups('By the age of the casing in years: `from_2` is from 2 to less than 4.'),
        band: groups(
          `By the tread left: ${treadBands.join(', ')} — to 4/32, to 6/32, below 8/32, from there on.`,
        ),
        left_out: groups('By why they are left out.'),
      }),
    }),
  },
  'POST scrap_analysis_report/get_tread_costs': {
    summary:
      'What tread costs by depth and by distance, by brand and position, of the removals whose lost money is known.',
    right,
    body: scope,
    response: Type.Object({
      ...formats,
      distance_format: Type.Enum(distanceUnits, { description: 'The unit of every distance.' }),
      costs: Type.Array(treadCost, { description: 'By brand, then by position.' }),
    }),
  },
  'POST scrap_analysis_report/get_removals': {
    summary: 'The removals behind every figure, by page.',
    right,
    body: listBody(scrapRemovalsList, ofSurveys),
    response: paged({ ...formats, removals: Type.Array(scrapRemoval) }),
  },
  'POST scrap_analysis_report/get_report_to_pdf': {
    summary: 'The report with its removals as a PDF, in the order of the list.',
    right,
    ...listFileAs(scrapRemovalsList, exportFormats.pdf, ofSurveys),
  },
  'POST scrap_analysis_report/get_report_to_excel': {
    summary: 'The same as a workbook, a sheet for each grouping and one for the removals.',
    right,
    ...listFileAs(scrapRemovalsList, exportFormats.excel, ofSurveys),
  },
});
