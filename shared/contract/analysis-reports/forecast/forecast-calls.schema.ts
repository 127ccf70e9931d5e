import { Type } from 'typebox';
import { nullable } from '../../fleet-surveys/shapes.ts';
import { treadUnits } from '../../portal/units-of-measurement.ts';
import { defineCalls } from '../../wire/calls.ts';
import { exportFormats } from '../../wire/export-formats.ts';
import { listBody, listFileAs } from '../../wire/list-calls.ts';
import { isoDate, paged } from '../../wire/shapes.ts';
import { priceSources } from '../scrap/scrap-groups.ts';
import { ofAccounts } from '../selection/of-accounts.schema.ts';
import { mountedTire, wearPlace } from '../wear/wear-calls.schema.ts';
import { forecastBases, forecastTiresList, purchasePlanList } from './forecast-lists.ts';

const right = 'TVWEARRT';

const count = (description: string) => Type.Integer({ minimum: 0, description });

const formats = {
  tread_format: Type.Enum(treadUnits, { description: 'The unit of every tread and wear.' }),
};

const period = {
  due_from: nullable(
    isoDate('The first day of the period; null for tires that have reached their pull depth.'),
  ),
  due_to: isoDate('Its last day.'),
};

const bought = {
  tires: count('That reach their pull depth in the period.'),
  cost: Type.Number({
    description: 'What the same products cost that these have now, of those with a known price.',
  }),
  unpriced: count('Those whose price nobody knows.'),
};

/** The tires to buy of one size for one position in a period. */
export const purchase = Type.Object({
  ...period,
  tire_size: Type.String({ description: 'May be `Unknown`.' }),
  ...wearPlace,
  ...bought,
});

const value = (description: string) => nullable(Type.Number({ description }));

/** A mounted tire with the day on which it reaches its pull depth. */
export const forecastTire = Type.Object({
  ...mountedTire,
  account_id: Type.Integer(),
  read_on: nullable(isoDate('The day of its last reading in this mount; null without one.')),
  tread: value('Its tread then.'),
  pull: value('The pull depth by the spec in force today, or its default.'),
  wear: value('What it wears in a month; null where no rate is known, or none is needed.'),
  rate_tires: nullable(
    count('Of how many tires of its fleet, product and position the rate is; null for its own.'),
  ),
  basis: Type.Enum(forecastBases, {
    description:
      '`read`: found at its pull depth; `own`: by its own wear, which counts in the wear rates; `product`: by the wear ' +
      'of 30 tires or more of its fleet, product and position; else why there is no forecast.',
  }),
  due_on: nullable(
    isoDate(
      'When it reaches its pull depth, or was found at it: `read_on` + (`tread` − `pull`) ÷ wear in a day.',
    ),
  ),
  price: value('Of its product; null where nobody knows it.'),
  price_source: nullable(
    Type.Enum(priceSources, {
      description:
        "`own` was noted for the tire; else the account's mean of the product in the twelve months before this one, " +
        "else everybody's.",
    }),
  ),
});

const summary = Type.Object({
  tires: count('Tires on active units.'),
  now: count('Those that have reached their pull depth.'),
  planned: count('Those that have or will by `until`: all that is to be bought.'),
  later: count('Those that will after it.'),
  cost: Type.Number({ description: 'What is to be bought costs so much.' }),
  unpriced: bought.unpriced,
  today: isoDate('Yours, by which tires are due now.'),
  until: isoDate('The end of the plan, which is that of the fourth quarter after this one.'),
  bases: Type.Object(
    {
      read: Type.Integer(),
      own: Type.Integer(),
      product: Type.Integer(),
      not_read: Type.Integer(),
      no_pull_depth: Type.Integer(),
      few_tires: Type.Integer(),
    },
    { description: 'Tires by what their forecast rests on, or why there is none.' },
  ),
});

/** Calls of the wear forecast, which covers the tires on active units today. */
export const wearForecastCalls = defineCalls({
  'POST product_wear_rate_report/get_wear_forecast': {
    summary:
      'What has to be bought when, by page: the tires that reach their pull depth by period, size, tread and position; and what all of them come to by month.',
    right,
    body: listBody(purchasePlanList, ofAccounts),
    response: paged({
      ...formats,
      plan: Type.Array(purchase),
      months: Type.Array(Type.Object({ ...period, ...bought }), {
        description: 'Those with tires.',
      }),
      summary,
    }),
  },
  'POST product_wear_rate_report/get_forecast_tires': {
    summary:
      'The tires of the forecast by page, with `date_from` and `date_to` those that are due then.',
    right,
    body: listBody(forecastTiresList, ofAccounts),
    response: paged({ ...formats, tires: Type.Array(forecastTire) }),
  },
  'POST product_wear_rate_report/get_wear_forecast_xls': {
    summary: 'The purchase plan as a workbook, in the order of the list.',
    right,
    ...listFileAs(purchasePlanList, exportFormats.excel, ofAccounts),
  },
  'POST product_wear_rate_report/get_wear_forecast_pdf': {
    summary: 'The purchase plan as a PDF, in the order of the list.',
    right,
    ...listFileAs(purchasePlanList, exportFormats.pdf, ofAccounts),
  },
  'POST product_wear_rate_report/get_forecast_tires_xls': {
    summary: 'The tires of the forecast as a workbook, in the order of the list.',
    right,
    ...listFileAs(forecastTiresList, exportFormats.excel, ofAccounts),
  },
  'POST product_wear_rate_report/get_forecast_tires_pdf': {
    summary: 'The tires of the forecast as a PDF, in the order of the list.',
    right,
    ...listFileAs(forecastTiresList, exportFormats.pdf, ofAccounts),
  },
});
