import { formatDate, formatInteger } from '@portal/platform/format';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../access/current-user.ts';
import type { Schema } from '../db/schema/schema.ts';
import { readSpokenWords, type SpokenWords } from '../words/spoken-words.ts';
import type { Fact, Wording } from './document.ts';
import type { ExportSetting } from './export-kind.ts';
import { readerTime } from './reader-clock.ts';

/** What every document has, whatever it holds. */
export interface DocumentFrame {
  readonly wording: Wording;
  /** When it was made, for the cover. */
  readonly made: Fact;
}

interface Reader {
  /** Those that the rest of the document is in. */
  readonly words: SpokenWords;
  readonly user: Pick<CurrentUser, 'currencySymbol'>;
}

/** Reads the shell's words on documents in the language of the others. */
export async function readDocumentFrame(
  db: Kysely<Schema>,
  { words: { locale, direction }, user: { currencySymbol } }: Reader,
  setting: Pick<ExportSetting, 'userTime' | 'now'>,
): Promise<DocumentFrame> {
  const { t } = await readSpokenWords(db, 'shell', locale);
  const pageOf = (page: number, pages: number) =>
    t('ui.page_of', { page: formatInteger(page), pages: formatInteger(pages) });
  return {
    wording: { locale, direction, currencySymbol, pageOf },
    made: { label: t('export.made'), ...madeAt(setting) },
  };
}

/** Without the reader's own time it is the world's. */
function madeAt({ userTime, now }: Pick<ExportSetting, 'userTime' | 'now'>) {
  const [date = '', time = ''] = now.toISOString().split('T');
  if (!userTime) return { value: `${formatDate(date)} ${time.slice(0, 5)} UTC` };
  const moment = readerTime(userTime)?.slice(0, 16);
  return { value: userTime.slice(0, 16), ...(moment && { moment }) };
}
