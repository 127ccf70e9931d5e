import {
  type LeaseFigures,
  type LeaseQuoteFile,
  type LeaseRates,
  leaseFigures,
  missingRate,
} from '@portal/contract/analysis-reports';
import type { Kysely } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { ratesOf, readStored } from './stored-quote.ts';

/** The rates and figures of an entered and validated quote. */
export interface EnteredQuote {
  readonly rates: LeaseRates;
  readonly figures: LeaseFigures;
}

/**
 * Validates an entered quote and computes it.
 *
 * @param today the rates for a quote that does not reuse those of a saved one
 * @throws Refusal with the path of the first invalid field
 */
export async function enterQuote(
  db: Kysely<Schema>,
  entered: LeaseQuoteFile,
  today: LeaseRates,
): Promise<EnteredQuote> {
  checkPlace(entered);
  const stored = entered.id === undefined ? null : await readStored(db, entered.id);
  const isKept = stored !== null && entered.todays_rates !== true;
  const rates = isKept ? ratesOf(stored) : today;
  const figures = leaseFigures(rates, entered);
  if (!figures) throw refuse('unknown_value', missingRate(rates, entered) ?? 'size');
  return { rates, figures };
}

/** A place has both coordinates and a precision, or none of them. */
function checkPlace({ latitude, longitude, precision }: LeaseQuoteFile): void {
  const isThere = latitude !== null;
  if (isThere !== (longitude !== null)) throw refuse('invalid', 'longitude');
  if (isThere !== (precision !== null)) throw refuse('invalid', 'precision');
}
