import type { LeaseQuoteFile } from '@portal/contract/analysis-reports';
import type { ListFileFormat } from '@portal/contract/wire';
import type { FileAnswer } from '../../../app/file-answer.ts';
import { documentAnswer, type ExportCall, limitExports } from '../../../exports/answer-export.ts';
import { readDocumentFrame } from '../../../exports/document-frame.ts';
import { checkedName } from '../../../kept/kept-names.ts';
import { readLocalizedTexts } from '../../../words/localized-texts.ts';
import { enterQuote } from './enter-quote.ts';
import { leaseDocument } from './lease-document.ts';
import { readRates } from './read-rates.ts';
import { leaseQuotes } from './write-quote.ts';

type QuoteFileCall = Omit<ExportCall, 'format'> & { readonly body: LeaseQuoteFile };

/**
 * Returns a quote, as entered, as a file.
 *
 * @throws Refusal as for a saved quote
 */
export async function answerQuoteFile(
  input: QuoteFileCall,
  day: string,
  format: ListFileFormat,
): Promise<FileAnswer> {
  const { db, body, user, locale, signal } = input;
  const name = checkedName(leaseQuotes, body.quote_name);
  const quote = await enterQuote(db, body, await readRates(db, day));
  await limitExports(input);
  const words = await readLocalizedTexts(db, 'reports', locale);
  const frame = await readDocumentFrame(db, { words, user }, input);
  const document = leaseDocument({ ...body, quote_name: name }, quote, { words, frame });
  return documentAnswer(document, { format, signal }, { name: document.title, path: 'quote_name' });
}
