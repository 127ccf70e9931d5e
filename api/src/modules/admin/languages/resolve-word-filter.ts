import type { WordsRequest } from '@portal/contract/admin';
import type { Kysely } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { parentIds, readLocales } from '../../../words/locales.ts';
import { categoriesOf } from '../../../words/plural-forms.ts';

/**
 * Returns the locale and filter for a request.
 *
 * @throws Refusal `unknown_value` for an unknown locale
 */
export async function resolveWordFilter(
  db: Kysely<Schema>,
  {
    locale_id,
    keyword = '',
    namespace = '',
    standing,
  }: Omit<WordsRequest, 'page_number' | 'page_size'>,
) {
  const locales = await readLocales(db);
  const locale = locales.find(({ id }) => id === locale_id);
  if (!locale) throw refuse('unknown_value', 'locale_id');
  const filter = {
    localeId: locale.id,
    parents: parentIds(locales, locale),
    categories: categoriesOf(locale.locale),
    keyword: keyword.trim(),
    namespace,
    standing,
  };
  return { locale, filter };
}
