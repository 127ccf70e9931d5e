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

/** A quote as it was entered and checked, with its rates. */
export interface EnteredQuote {
  readonly rates: LeaseRates;
  readonly figures: LeaseFigures;
}

/**
 * Checks what was entered, and computes it.
 *
 * @param today the rates of a quote that takes none of a kept one
 * @throws Refusal with the path of the first field that is at fault
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
