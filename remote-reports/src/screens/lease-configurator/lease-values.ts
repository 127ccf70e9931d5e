import {
  type ChosenFactor,
  chosenFactors,
  type LeaseQuote,
  type LeaseQuoteFile,
  leaseFactors,
  leaseLimits,
  placePrecisions,
} from '@portal/contract/analysis-reports';
import { formatInteger } from '@portal/platform/format';

/** Form values of a quote, with numbers as typed. */
export interface LeaseValues {
  readonly quote_name: string;
  readonly customer_name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly latitude: string;
  readonly longitude: string;
  /** Empty if no place is set. */
  readonly precision: string;
  readonly size: string;
  readonly tires: string;
  readonly miles: string;
  readonly units: string;
  readonly factors: Record<ChosenFactor, string>;
  /** Whether today's rates replace those of the saved quote. */
  readonly todays_rates: boolean;
  /** Revision of the saved quote being edited; 0 for a new one. */
  readonly revision: number;
}

export const textFields = [
  'quote_name',
  'customer_name',
  'address',
  'city',
  'state',
  'zip',
  'latitude',
  'longitude',
  'precision',
  'size',
  'tires',
  'miles',
  'units',
] as const satisfies readonly (keyof LeaseValues)[];

/** Number fields of a quote, with the maximum of each. */
export const numberFields = {
  tires: leaseLimits.tires,
  miles: leaseLimits.miles,
  units: leaseLimits.units,
};
export type NumberField = keyof typeof numberFields;

/**
 * Returns the form values of a quote.
 *
 * @param name for a copy, which is a new quote: replaces the quote's own name
 */
export function valuesOf(quote: LeaseQuote, name: string | null): LeaseValues {
  return {
    quote_name: name ?? quote.quote_name,
    customer_name: quote.customer_name,
    address: quote.address,
    city: quote.city,
    state: quote.state,
    zip: quote.zip,
    latitude: quote.latitude === null ? '' : String(quote.latitude),
    longitude: quote.longitude === null ? '' : String(quote.longitude),
    precision: quote.precision ?? '',
    size: quote.size,
    tires: String(quote.tires),
    miles: formatInteger(quote.miles),
    units: formatInteger(quote.units),
    factors: { ...quote.factors },
    todays_rates: false,
    revision: name === null ? (quote.revision ?? 0) : 0,
  };
}

/** Parses a whole number with or without thousands commas; null if invalid or out of range. */
export function wholeNumber(text: string, most: number): number | null {
  const digits = text.trim().replace(/,(?=\d{3}(?:,|$))/g, '');
  if (!/^\d{1,9}$/.test(digits)) return null;
  const value = Number(digits);
  return value >= 1 && value <= most ? value : null;
}

/** Parses typed degrees; null if invalid. */
export function typedDegrees(text: string, most: number): number | null {
  if (!/^-?\d{1,3}(?:\.\d{1,8})?$/.test(text.trim())) return null;
  const value = Number(text);
  return Math.abs(value) <= most ? value : null;
}

/** Converts form values to the request body; null while a number is invalid. */
export function quoteBody(values: LeaseValues): LeaseQuoteFile | null {
  const numbers = {
    tires: wholeNumber(values.tires, numberFields.tires),
    miles: wholeNumber(values.miles, numberFields.miles),
    units: wholeNumber(values.units, numberFields.units),
  };
  const { tires, miles, units } = numbers;
  if (tires === null || miles === null || units === null) return null;
  const precision = placePrecisions.find((each) => each === values.precision) ?? null;
  const latitude = typedDegrees(values.latitude, 90);
  const longitude = typedDegrees(values.longitude, 180);
  const isPlaced = precision !== null && latitude !== null && longitude !== null;
  return {
    quote_name: values.quote_name,
    customer_name: values.customer_name,
    address: values.address,
    city: values.city,
    state: values.state,
    zip: values.zip,
    latitude: isPlaced ? latitude : null,
    longitude: isPlaced ? longitude : null,
    precision: isPlaced ? precision : null,
    size: values.size,
    tires,
    miles,
    units,
    factors: values.factors,
  };
}

/** Reads stored form values; null if they have another shape. */
export function leaseValuesIn(kept: unknown): LeaseValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const factors: unknown = Reflect.get(kept, 'factors');
  if (typeof factors !== 'object' || factors === null) return null;
  const areTexts = textFields.every((field) => typeof Reflect.get(kept, field) === 'string');
  const areKnown = chosenFactors.every((factor) =>
    leaseFactors[factor].some((value) => value === Reflect.get(factors, factor)),
  );
  const isWhole =
    typeof Reflect.get(kept, 'todays_rates') === 'boolean' &&
    typeof Reflect.get(kept, 'revision') === 'number';
  // All fields were checked above.
  return areTexts && areKnown && isWhole ? (kept as LeaseValues) : null;
}
