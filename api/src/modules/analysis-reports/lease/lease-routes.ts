import type { leaseSalesCalls } from '@portal/contract/analysis-reports';
import { exportFormats } from '@portal/contract/wire';
import { implement } from '../../../app/implement.ts';
import { saveRateLimit } from '../../../kept/create-kept.ts';
import { deleteKept, restoreKept } from '../../../kept/delete-kept.ts';
import { checkedName } from '../../../kept/kept-names.ts';
import { enforceLimit } from '../../../limits/enforce-limit.ts';
import { serializeForUser } from '../../../scope/serialize-for-user.ts';
import { answerGeocode } from './answer-geocode.ts';
import { enterQuote } from './enter-quote.ts';
import { answerQuoteFile } from './lease-files.ts';
import { newQuote } from './new-quote.ts';
import { readQuoteRow, readQuotes } from './read-quotes.ts';
import { areSameRates, readRates, structureOf } from './read-rates.ts';
import { quoteOf, ratesOf, readStored } from './stored-quote.ts';
import { leaseQuotes, saveQuote } from './write-quote.ts';

/** The day whose rates apply; UTC. */
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

export const leaseSalesRoutes = implement<typeof leaseSalesCalls>({
  'POST leasesales/configurator': async ({ db, body, now }) => {
    const today = await readRates(db, dayOf(now));
    if (body.id === undefined) return newQuote(today);
    const stored = await readStored(db, body.id);
    return quoteOf(stored, !areSameRates(ratesOf(stored), today));
  },

  'POST leasesales/configurator_structure': async ({ db, body, now }) =>
    structureOf(
      body.id === undefined
        ? await readRates(db, dayOf(now))
        : ratesOf(await readStored(db, body.id)),
    ),

  'POST leasesales/configurator_submit': async ({ db, user, body, now }) => {
    await enforceLimit(db, saveRateLimit, { caller: String(user.id), now });
    const name = checkedName(leaseQuotes, body.quote_name);
    const today = await readRates(db, dayOf(now));
    return serializeForUser(db, user.id, async (transaction) => {
      const quote = await enterQuote(transaction, body, today);
      const writing = { userId: user.id, now, name, entered: body, quote };
      const stored = await readStored(transaction, await saveQuote(transaction, writing, body));
      return quoteOf(stored, !areSameRates(ratesOf(stored), today));
    });
  },

  'POST leasesales/configurator_download_pdf_file': (input) =>
    answerQuoteFile(input, dayOf(input.now), exportFormats.pdf),
  'POST leasesales/configurator_download_excel_file': (input) =>
    answerQuoteFile(input, dayOf(input.now), exportFormats.excel),

  'POST leasesales/get_quotes': ({ db, body }) => readQuotes(db, body),

  'DELETE leasesales/delete_quote/{id}': async ({ db, user, params, now }) => {
    const until = await serializeForUser(db, user.id, (transaction) =>
      deleteKept(transaction, leaseQuotes, { userId: user.id, id: params.id, now }),
    );
    return { id: params.id, restorable_until: until.toISOString() };
  },

  'POST leasesales/restore_quote/{id}': ({ db, user, params, now }) =>
    serializeForUser(db, user.id, async (transaction) => {
      await restoreKept(transaction, leaseQuotes, { userId: user.id, id: params.id, now });
      return readQuoteRow(transaction, params.id);
    }),

  'GET leasesales/get_geocode': ({ db, settings, query }) => answerGeocode(db, settings, query),
});
