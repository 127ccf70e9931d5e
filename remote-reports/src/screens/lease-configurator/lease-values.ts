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

/** What the form holds: numbers as they are typed. */
export interface LeaseValues {
  readonly quote_name: string;
  readonly customer_name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly latitude: string;
  readonly longitude: string;
  /** Empty without a place. */
  readonly precision: string;
  readonly size: string;
  readonly tires: string;
  readonly miles: string;
  readonly units: string;
  readonly factors: Record<ChosenFactor, string>;
  /** Takes today's rates in place of those of the kept quote. */
  readonly todays_rates: boolean;
  /** Of the kept quote that is edited; 0 for a new one. */
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

/** The numbers of a quote, with the most that each may be. */
export const numberFields = {
  tires: leaseLimits.tires,
  miles: leaseLimits.miles,
  units: leaseLimits.units,
};
export type NumberField = keyof typeof numberFields;

/** @param name in place of the quote's own, for a copy, which is a new quote */
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

/** A whole number as people type it, thousands with commas or not; null for what is none, or out of range. */
export function wholeNumber(text: string, most: number): number | null {
  const digits = text.trim().replace(/,(?=\d{3}(?:,|$))/g, '');
  if (!/^\d{1,9}$/.test(digits)) return null;
  const value = Number(digits);
  return value >= 1 && value <= most ? value : null;
}

/** Degrees as they are typed; null for what is none. */
export function degrees(text: string, most: number): number | null {
  if (!/^-?\d{1,3}(?:\.\d{1,8})?$/.test(text.trim())) return null;
  const value = Number(text);
  return Math.abs(value) <= most ? value : null;
}

/** What is entered as calls take it; null while a number is none. */
export function entered(values: LeaseValues): LeaseQuoteFile | null {
  const numbers = {
    tires: wholeNumber(values.tires, numberFields.tires),
    miles: wholeNumber(values.miles, numberFields.miles),
    units: wholeNumber(values.units, numberFields.units),
  };
  const { tires, miles, units } = numbers;
  if (tires === null || miles === null || units === null) return null;
  const precision = placePrecisions.find((each) => each === values.precision) ?? null;
  const latitude = degrees(values.latitude, 90);
  const longitude = degrees(values.longitude, 180);
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

/** The values among what the browser kept; null for what is none of them. */
export function restored(kept: unknown): LeaseValues | null {
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
  // Each of its fields was looked at.
  return areTexts && areKnown && isWhole ? (kept as LeaseValues) : null;
}
