import {
  type LeaseChoice,
  type LeaseQuote,
  type LeaseRates,
  leaseFactorNames,
  leaseFigures,
  type PlacePrecision,
} from '@portal/contract/analysis-reports';
import { type Kysely, sql } from 'kysely';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';

/** A quote as stored. */
export interface StoredQuote {
  readonly id: number;
  readonly revision: number;
  readonly changed_at: Date;
  readonly quote_name: string;
  readonly customer_name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly precision: PlacePrecision | null;
  readonly size: string;
  readonly tires: number;
  readonly miles: number;
  readonly units: number;
  /** The factors as chosen, perhaps in another version. */
  readonly factors: LeaseChoice;
  readonly rates: unknown;
}

const rate = Type.Number();
const ratesCheck = Compile(
  Type.Object({
    rates_on: Type.String(),
    bases: Type.Array(Type.Object({ size: Type.String(), rate })),
    factors: Type.Array(
      Type.Object({
        factor: Type.Enum([...leaseFactorNames]),
        values: Type.Array(Type.Object({ value: Type.String(), rate })),
      }),
    ),
  }),
);

/**
 * Reads one of the caller's own quotes.
 *
 * @throws Refusal `unknown_value`
 */
export async function readStored(db: Kysely<Schema>, id: number): Promise<StoredQuote> {
  const { rows } = await sql<StoredQuote>`
    select id, revision, changed_at, name as quote_name, customer_name, address, city, state, zip,
      latitude, longitude, place_precision as precision, size, tires, miles, units, factors, rates
    from lease_quotes where id = ${id} and deleted_at is null`.execute(db);
  const [stored] = rows;
  if (!stored) throw refuse('unknown_value', 'id');
  return stored;
}

/** Returns the rates stored with a quote. */
export function ratesOf({ rates }: StoredQuote): LeaseRates {
  if (!ratesCheck.Check(rates)) throw new Error('A lease quote has no rates.');
  return rates;
}

/** Returns a stored quote as the form opens it. */
export function quoteOf(stored: StoredQuote, newer_rates: boolean): LeaseQuote {
  const { changed_at, rates: _, ...quote } = stored;
  const rates = ratesOf(stored);
  return {
    ...quote,
    date_changed: changed_at.toISOString(),
    rates_on: rates.rates_on,
    newer_rates,
    figures: mutable(leaseFigures(rates, quote)),
  };
}

/** Copies figures to the mutable type of an answer. */
export const mutable = (figures: ReturnType<typeof leaseFigures>): LeaseQuote['figures'] =>
  figures && { ...figures, additions: [...figures.additions] };
