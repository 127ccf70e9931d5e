import { formatDate, formatInteger } from '@portal/platform/format';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../access/current-user.ts';
import type { Schema } from '../db/schema/schema.ts';
import { type LocalizedTexts, readLocalizedTexts } from '../words/localized-texts.ts';
import type { Fact, Wording } from './document.ts';
import type { ExportOptions } from './export-kind.ts';
import { readerTime } from './reader-clock.ts';

/** The parts that every document has, regardless of its content. */
export interface DocumentFrame {
  readonly wording: Wording;
  /** The time when the document was made, for the cover. */
  readonly made: Fact;
}

interface Reader {
  /** The texts in the language of the rest of the document. */
  readonly words: LocalizedTexts;
  readonly user: Pick<CurrentUser, 'currencySymbol'>;
}

/** Reads the shell's texts for documents in the language of the other texts. */
export async function readDocumentFrame(
  db: Kysely<Schema>,
  { words: { locale, direction }, user: { currencySymbol } }: Reader,
  setting: Pick<ExportOptions, 'userTime' | 'now'>,
): Promise<DocumentFrame> {
  const { t } = await readLocalizedTexts(db, 'shell', locale);
  const pageOf = (page: number, pages: number) =>
    t('ui.page_of', { page: formatInteger(page), pages: formatInteger(pages) });
  return {
    wording: { locale, direction, currencySymbol, pageOf },
    made: { label: t('export.made'), ...madeAt(setting) },
  };
}

/** Returns the reader's own time, or UTC if it is not known. */
function madeAt({ userTime, now }: Pick<ExportOptions, 'userTime' | 'now'>) {
  const [date = '', time = ''] = now.toISOString().split('T');
  if (!userTime) return { value: `${formatDate(date)} ${time.slice(0, 5)} UTC` };
  const moment = readerTime(userTime)?.slice(0, 16);
  return { value: userTime.slice(0, 16), ...(moment && { moment }) };
}
