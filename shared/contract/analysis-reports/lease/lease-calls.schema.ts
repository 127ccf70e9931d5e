import { Type } from 'typebox';
import { nullable } from '../../fleet-surveys/shapes.ts';
import { keptName } from '../../portal/kept/kept.schema.ts';
import { keptThingLimits } from '../../portal/kept/kept-things.ts';
import { defineCalls } from '../../wire/calls.ts';
import { exportFormats, exportMediaTypes } from '../../wire/export-formats.ts';
import { listBody } from '../../wire/list-calls.ts';
import { clientKey, fileBytes, instant, isoDate, paged } from '../../wire/shapes.ts';
import {
  type ChosenFactor,
  chosenFactors,
  followingFactors,
  geocodeOutcomes,
  leaseFactorNames,
  leaseFactors,
  leaseLimits,
  placePrecisions,
  rateColors,
} from './lease-factors.ts';
import { leaseQuotesList } from './lease-lists.ts';

const right = 'session';
const params = Type.Object({ id: Type.Integer() });

const line = Type.String({ maxLength: leaseLimits.text });
const count = (maximum: number, description: string) =>
  Type.Integer({ minimum: 1, maximum, description });

const latitude = Type.Number({ minimum: -90, maximum: 90 });
const longitude = Type.Number({ minimum: -180, maximum: 180 });
const precision = Type.Enum([...placePrecisions]);
const rate = Type.Number({
  description: 'What it adds to the rate, as a share: 0.1 for ten percent.',
});
const color = Type.Enum([...rateColors], {
  description: 'Green up to 0, yellow up to 10 %, red above.',
});

const valuesOf = (factor: ChosenFactor): string[] => [...leaseFactors[factor]];

/** The value of each factor that a person chooses. */
const factors = Type.Unsafe<Record<ChosenFactor, string>>(
  Type.Object(
    Object.fromEntries(chosenFactors.map((factor) => [factor, Type.Enum(valuesOf(factor))])),
  ),
);

/** The fields that a person enters. */
const entered = {
  quote_name: keptName,
  customer_name: Type.String({ maxLength: leaseLimits.text, pattern: '^[^\\p{Cc}]*$' }),
  address: line,
  city: line,
  state: line,
  zip: line,
  latitude: nullable(latitude),
  longitude: nullable(longitude),
  precision: nullable(precision),
  size: Type.String({ maxLength: 40, description: 'One of the sizes of the structure.' }),
  tires: count(leaseLimits.tires, 'Tires on one unit.'),
  miles: count(leaseLimits.miles, 'Miles of one unit in a year.'),
  units: count(leaseLimits.units, 'Units of the fleet.'),
  factors,
};

const ratesOf = {
  id: Type.Optional(
    Type.Integer({ description: 'Of a quote of the own, whose rates hold: those as it was kept.' }),
  ),
  todays_rates: Type.Optional(
    Type.Boolean({ description: "Takes today's rates in place of the quote's." }),
  ),
};

const addition = Type.Object({
  factor: Type.Enum([...leaseFactorNames]),
  value: Type.String(),
  rate,
  color,
  adds_rate: Type.Number({ description: 'Money a tire-mile.' }),
  adds_annual: Type.Number({ description: 'Money a year.' }),
});

const figures = Type.Object({
  base_rate: Type.Number({ description: 'Money a tire-mile of the size.' }),
  base_annual: Type.Number(),
  additions: Type.Array(addition, {
    description: 'What each factor adds to those before it; base and additions make up the whole.',
  }),
  rate: Type.Number({ description: 'Money a tire-mile: base × Π(1 + rate).' }),
  annual: Type.Number({ description: 'Money a year: rate × tires × miles × units.' }),
});

/** A quote, or the start of one. */
const quote = Type.Object({
  id: nullable(Type.Integer({ description: 'Null for one that is not kept.' })),
  revision: nullable(
    Type.Integer({ description: 'Counts the changes; an editor sends the one it read.' }),
  ),
  date_changed: nullable(instant),
  ...entered,
  quote_name: Type.String(),
  rates_on: isoDate('The day whose rates it has.'),
  newer_rates: Type.Boolean({ description: "Whether today's rates are others." }),
  figures: nullable(figures),
});

/** A row of the list of quotes. */
export const leaseQuoteRow = Type.Object({
  id: Type.Integer(),
  quote_name: Type.String(),
  customer_name: Type.String(),
  tire_size: Type.String(),
  units: Type.Integer(),
  rate: Type.Number({ description: 'Money a tire-mile.' }),
  annual: Type.Number({ description: 'Money a year.' }),
  rates_on: isoDate('The day whose rates it has.'),
  date_changed: instant,
});

const structure = Type.Object({
  rates_on: isoDate('The day whose rates these are.'),
  bases: Type.Array(
    Type.Object({
      size: Type.String(),
      rate: Type.Number({ description: 'Money a tire-mile.' }),
    }),
  ),
  factors: Type.Array(
    Type.Object({
      factor: Type.Enum([...leaseFactorNames]),
      follows: Type.Boolean({
        description: `Whether the value follows from miles or units: of ${followingFactors.join(' and ')}.`,
      }),
      values: Type.Array(Type.Object({ value: Type.String(), rate, color })),
    }),
  ),
});

/** A possible match for an address. */
export const geocodedPlace = Type.Object({
  city: Type.String(),
  state: Type.String(),
  zip: Type.String(),
  country: Type.String(),
  latitude,
  longitude,
  precision,
  source: Type.Enum(['places', 'server', 'hand'], {
    description: 'The table of places, the geocoding server, or the caller.',
  }),
});

const nearestDealer = Type.Object({
  dealer_name: Type.String(),
  city: Type.String(),
  state: Type.String(),
  miles: Type.Number({ description: 'As the crow flies.' }),
});

const file = (format: 1 | 2) => ({
  right,
  body: Type.Object({ ...entered, ...ratesOf }),
  files: [exportMediaTypes[format]],
  response: fileBytes,
});

/** Calls of the lease configurator. Any signed-in user can call them, each on their own quotes. */
export const leaseSalesCalls = defineCalls({
  'POST leasesales/configurator': {
    summary: 'A quote of the own with its figures, or what a new one starts with.',
    right,
    body: Type.Object({ id: Type.Optional(Type.Integer()) }),
    response: quote,
  },
  'POST leasesales/configurator_structure': {
    summary:
      "The factors with the rate of each value: today's, or those with which a quote was kept.",
    right,
    body: Type.Object({ id: Type.Optional(Type.Integer()) }),
    response: structure,
  },
  'POST leasesales/configurator_submit': {
    summary:
      `Keeps a quote with its rates. A user keeps ${keptThingLimits.each} at most. One that was changed since the revision ` +
      'that the editor read is refused with `changed_elsewhere`, and the answer carries the current `revision`.',
    right,
    body: Type.Object({
      ...entered,
      ...ratesOf,
      revision: Type.Optional(Type.Integer({ description: 'Of the quote that is changed.' })),
      client_key: Type.Optional(clientKey),
    }),
    response: quote,
  },
  'POST leasesales/configurator_download_pdf_file': {
    summary: 'A quote, as it is entered, as a PDF.',
    ...file(exportFormats.pdf),
  },
  'POST leasesales/configurator_download_excel_file': {
    summary: 'A quote, as it is entered, as a workbook.',
    ...file(exportFormats.excel),
  },
  'POST leasesales/get_quotes': {
    list: leaseQuotesList,
    summary: "The user's own quotes, by page.",
    right,
    body: listBody(leaseQuotesList),
    response: paged({ quotes: Type.Array(leaseQuoteRow) }),
  },
  'DELETE leasesales/delete_quote/{id}': {
    summary:
      `Deletes a quote. For ${keptThingLimits.undoDays} days it can be restored, of each user the last ` +
      `${keptThingLimits.undoRows}.`,
    right,
    params,
    response: Type.Object({ id: Type.Integer(), restorable_until: instant }),
  },
  'POST leasesales/restore_quote/{id}': {
    summary:
      'Takes back that a quote was deleted. Refused with `unique` when another one has its name by now.',
    right,
    params,
    response: leaseQuoteRow,
  },
  'GET leasesales/get_geocode': {
    summary:
      'Where an address is, with its climate zone and the nearest dealer; or where a place set by hand is.',
    right,
    query: Type.Object({
      address: Type.Optional(line),
      city: Type.Optional(line),
      state: Type.Optional(line),
      zip: Type.Optional(line),
      latitude: Type.Optional(
        Type.String({
          pattern: '^-?\\d{1,2}(?:\\.\\d{1,8})?$',
          description: 'With `longitude`, a place set by hand; the address is not looked up.',
        }),
      ),
      longitude: Type.Optional(Type.String({ pattern: '^-?\\d{1,3}(?:\\.\\d{1,8})?$' })),
    }),
    response: Type.Object({
      outcome: Type.Enum([...geocodeOutcomes]),
      places: Type.Array(geocodedPlace, {
        description: 'One where it is found, several where it is ambiguous, else none.',
      }),
      climate_zone: nullable(Type.Enum([...leaseFactors.climate_zone])),
      dealer: nullable(nearestDealer),
      dealer_distance: nullable(Type.Enum([...leaseFactors.dealer_distance])),
    }),
  },
});
