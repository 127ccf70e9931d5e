import { createInstance, type FormatterModule } from 'i18next';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { parentIds, readLocales } from './locales.ts';
import { localeOwnText } from './shown-text.ts';

const lastLocale = 'en-US';

/** The texts of one namespace, as its screens show them. */
export interface LocalizedTexts {
  /**
   * Returns the text of a key, with its `{{…}}` filled in; `count` chooses its plural form. A text
   * missing in the locale falls back to its parents, English last; an unknown key is returned
   * unchanged. Keys of the shell's texts have a prefix, as in `shell:value.unknown`.
   */
  readonly t: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  /** The locale of the texts; a parent of the requested one if that has few. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
}

interface Word {
  readonly namespace: string;
  readonly locale: string;
  readonly key: string;
  readonly text: string;
}

/** The namespace of the texts that screens of all areas share. */
const shared = 'shell';

/**
 * Reads the registered texts of a namespace, overridden by those of the administrators, together
 * with the shell's.
 *
 * @param locale as in `pt-BR`; an unknown one counts as en-US
 */
export async function readLocalizedTexts(
  db: Kysely<Schema>,
  namespace: string,
  locale: string,
): Promise<LocalizedTexts> {
  const locales = await readLocales(db);
  const asked = locales.find((each) => each.locale === locale);
  const parents = asked ? parentIds(locales, asked) : [];
  const chain = [
    ...(asked ? [asked.locale] : []),
    ...parents.flatMap((id) => locales.filter((each) => each.id === id)).map((each) => each.locale),
  ];
  const order = [...new Set([...chain, lastLocale])];
  return createTexts(await readWords(db, namespace, order), namespace, order);
}

async function readWords(db: Kysely<Schema>, namespace: string, order: readonly string[]) {
  const { rows } = await sql<Word>`
    select w.namespace, l.locale, w.key,
      ${localeOwnText('t')} as text
    from word_translations t
    join words w on w.id = t.word_id
    join locales l on l.id = t.locale_id
    where w.namespace in (${namespace}, ${shared}) and l.locale = any (${[...order]}::text[])
      and coalesce(${localeOwnText('t')}, '') <> ''`.execute(db);
  return rows;
}

function createTexts(
  words: readonly Word[],
  own: string,
  order: readonly string[],
): LocalizedTexts {
  const [language = lastLocale, ...fallbackLng] = order;
  const countIn = (locale: string) =>
    words.filter((word) => word.namespace === own && word.locale === locale).length;
  const enough = countIn(lastLocale) / 2;
  const locale = order.find((each) => countIn(each) >= enough) ?? lastLocale;
  const packOf = (locale: string) =>
    Object.fromEntries(
      words
        .filter((word) => word.locale === locale)
        .map(({ namespace, key, text }) => [namespace === own ? key : `${namespace}:${key}`, text]),
    );
  const engine = createInstance({
    lng: language,
    fallbackLng,
    load: 'currentOnly',
    defaultNS: 'words',
    // Keys are flat: a dot is part of the key.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    returnEmptyString: false,
    initAsync: false,
    resources: Object.fromEntries(order.map((each) => [each, { words: packOf(each) }])),
  }).use(writtenAs(language));
  void engine.init();
  // In an older build, the area may still have a text of its own that now belongs to the shell.
  const say = (key: string, params: Parameters<LocalizedTexts['t']>[1] = {}): string =>
    engine.t([key, key.replace(/^shell:/, '')], params);
  /** Cache of texts without parameters, which files repeat row after row. */
  const said = new Map<string, string>();
  return {
    t(key, params) {
      if (params) return say(key, params);
      const text = said.get(key) ?? say(key);
      said.set(key, text);
      return text;
    },
    locale,
    direction: engine.dir(locale),
  };
}

/** Formats numbers in a sentence by the locale; texts stay unchanged. */
const writtenAs = (locale: string): FormatterModule => ({
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value: unknown) =>
    typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : String(value ?? ''),
});
