import { createInstance, type FormatterModule } from 'i18next';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { parentIds, readLocales } from './locales.ts';
import { shownText } from './shown-text.ts';

const lastLocale = 'en-US';

/** The words of one namespace, as its screens speak them. */
export interface SpokenWords {
  /**
   * The word of a key; what stands in for its `{{…}}`, and `count`, which chooses its plural form.
   * Where the locale lacks it its parents are asked, English last; a key that nobody has is given
   * back as it is. Keys of the shell's words name it, as in `shell:value.unknown`.
   */
  readonly t: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  /** The locale that the words are in: a parent's where the asked one has few. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
}

interface Word {
  readonly namespace: string;
  readonly locale: string;
  readonly key: string;
  readonly text: string;
}

/** The namespace of the words that screens of all areas share. */
const shared = 'shell';

/**
 * Reads the words that a namespace was registered with, with those of the administrators laid over
 * them, and the shell's beside them.
 *
 * @param locale as in `pt-BR`; one that is not known counts as en-US
 */
export async function readSpokenWords(
  db: Kysely<Schema>,
  namespace: string,
  locale: string,
): Promise<SpokenWords> {
  const locales = await readLocales(db);
  const asked = locales.find((each) => each.locale === locale);
  const parents = asked ? parentIds(locales, asked) : [];
  const chain = [
    ...(asked ? [asked.locale] : []),
    ...parents.flatMap((id) => locales.filter((each) => each.id === id)).map((each) => each.locale),
  ];
  const order = [...new Set([...chain, lastLocale])];
  return speak(await readWords(db, namespace, order), namespace, order);
}

async function readWords(db: Kysely<Schema>, namespace: string, order: readonly string[]) {
  const { rows } = await sql<Word>`
    select w.namespace, l.locale, w.key,
      ${shownText('t')} as text
    from word_translations t
    join words w on w.id = t.word_id
    join locales l on l.id = t.locale_id
    where w.namespace in (${namespace}, ${shared}) and l.locale = any (${[...order]}::text[])
      and coalesce(${shownText('t')}, '') <> ''`.execute(db);
  return rows;
}

function speak(words: readonly Word[], own: string, order: readonly string[]): SpokenWords {
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
    // Keys are flat: a dot is a part of the key.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    returnEmptyString: false,
    initAsync: false,
    resources: Object.fromEntries(order.map((each) => [each, { words: packOf(each) }])),
  }).use(writtenAs(language));
  void engine.init();
  // A build of before may have for its own what is the shell's by now.
  const say = (key: string, params: Parameters<SpokenWords['t']>[1] = {}): string =>
    engine.t([key, key.replace(/^shell:/, '')], params);
  /** Words that stand as they are, which files say of row after row. */
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

/** Numbers of a sentence are written as the locale writes them, texts stand as they are. */
const writtenAs = (locale: string): FormatterModule => ({
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value: unknown) =>
    typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : String(value ?? ''),
});
