import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { registerWords, retireOtherNamespaces } from './register-words.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  const { kysely } = database;
  await kysely.deleteFrom('word_translations').execute();
  await kysely.deleteFrom('words').execute();
  await kysely.deleteFrom('word_namespaces').execute();
});

type Packs = Record<string, Record<string, string>>;

const register = (packs: Packs, version = '1.0.0-aaa', namespace = 'demo') =>
  registerWords(database.kysely, { namespace, version, packs });

const currentWords = async () => {
  const rows = await database.kysely
    .selectFrom('words')
    .where('retired_at', 'is', null)
    .select(['key', 'english_text'])
    .orderBy('key')
    .execute();
  return Object.fromEntries(rows.map(({ key, english_text }) => [key, english_text]));
};

const idOf = async (key: string) =>
  (
    await database.kysely
      .selectFrom('words')
      .where('key', '=', key)
      .select('id')
      .executeTakeFirstOrThrow()
  ).id;

const translation = (key: string, locale: string) =>
  database.kysely
    .selectFrom('word_translations')
    .innerJoin('words', 'words.id', 'word_id')
    .innerJoin('locales', 'locales.id', 'locale_id')
    .where('key', '=', key)
    .where('locale', '=', locale)
    .select(['built_text', 'edited_text', 'held_back', 'word_translations.comments'])
    .executeTakeFirst();

async function edit(key: string, text: string) {
  await database.kysely
    .updateTable('word_translations')
    .set({ edited_text: text, comments: 'mine', edited_by: 'gyr', edited_at: new Date() })
    .where('word_id', '=', await idOf(key))
    .where(
      'locale_id',
      '=',
      database.kysely.selectFrom('locales').where('locale', '=', 'es-US').select('id'),
    )
    .execute();
}

const first: Packs = {
  'en-US': { save: 'Save', range: '{{from}} to {{to}}' },
  'es-US': { save: 'Guardar', range: '{{from}} a {{to}}' },
};

test('registers the English words with the texts of every pack', async () => {
  await register(first);
  expect(await currentWords()).toEqual({ save: 'Save', range: '{{from}} to {{to}}' });
  expect(await translation('save', 'es-US')).toMatchObject({ built_text: 'Guardar' });
  expect(await translation('save', 'en-US')).toMatchObject({ built_text: 'Save' });
});

test('registering the same version again changes nothing', async () => {
  await register(first);
  const ids = [await idOf('save'), await idOf('range')];
  await edit('save', 'Grabar');
  const before = await database.kysely.selectFrom('word_namespaces').selectAll().execute();
  await register(first);
  expect([await idOf('save'), await idOf('range')]).toEqual(ids);
  expect(await translation('save', 'es-US')).toMatchObject({ edited_text: 'Grabar' });
  expect(await database.kysely.selectFrom('word_namespaces').selectAll().execute()).toEqual(before);
});

test('a newer version brings new texts and leaves the administrators’ words', async () => {
  await register(first);
  await edit('save', 'Grabar');
  const second = { 'en-US': { save: 'Save it', more: 'More' }, 'es-US': { save: 'Guárdelo' } };
  await register(second, '1.1.0-bbb');
  expect(await currentWords()).toEqual({ save: 'Save it', more: 'More' });
  expect(await translation('save', 'es-US')).toEqual({
    built_text: 'Guárdelo',
    edited_text: 'Grabar',
    held_back: false,
    comments: 'mine',
  });
});

test('going back to an older version finds its words as they were', async () => {
  await register(first);
  await edit('range', 'de {{from}} a {{to}}');
  const id = await idOf('range');
  await register({ 'en-US': { save: 'Save' } }, '1.1.0-bbb');
  expect(await currentWords()).toEqual({ save: 'Save' });
  await register(first);
  expect(await currentWords()).toEqual({ save: 'Save', range: '{{from}} to {{to}}' });
  expect(await idOf('range')).toBe(id);
  expect(await translation('range', 'es-US')).toMatchObject({
    built_text: '{{from}} a {{to}}',
    edited_text: 'de {{from}} a {{to}}',
    comments: 'mine',
  });
});

test('a text that a pack has no longer is no built text any more', async () => {
  await register(first);
  await register({ 'en-US': first['en-US'] ?? {}, 'es-US': { save: 'Guardar' } }, '1.1.0-bbb');
  expect(await translation('range', 'es-US')).toMatchObject({ built_text: null });
});

test('an edited text is held back while its placeholders do not fit the English text', async () => {
  await register(first);
  await edit('range', 'de {{from}} a {{to}}');
  await register({ 'en-US': { range: 'Since {{start}}' } }, '1.1.0-bbb');
  expect(await translation('range', 'es-US')).toMatchObject({
    edited_text: 'de {{from}} a {{to}}',
    held_back: true,
  });
  await register(first);
  expect(await translation('range', 'es-US')).toMatchObject({ held_back: false });
});

test('what other packs have beyond English, and unknown locales, are left out', async () => {
  await register({ 'en-US': { a: 'A' }, 'es-US': { b: 'B' }, 'xx-XX': { a: 'X' } });
  expect(await currentWords()).toEqual({ a: 'A' });
  expect(await translation('a', 'xx-XX')).toBeUndefined();
});

test('a key belongs to its namespace', async () => {
  await register({ 'en-US': { save: 'Save' } });
  await register({ 'en-US': { other: 'Other' } }, '1.0.0-ccc', 'elsewhere');
  expect(await currentWords()).toEqual({ save: 'Save', other: 'Other' });
});

test('the words of a remote that left are retired until it comes back', async () => {
  await register(first);
  await register({ 'en-US': { other: 'Other' } }, '1.0.0-ccc', 'elsewhere');
  await retireOtherNamespaces(database.kysely, ['elsewhere']);
  expect(await currentWords()).toEqual({ other: 'Other' });
  await register(first);
  expect(Object.keys(await currentWords())).toEqual(['other', 'range', 'save']);
});

test('thousands of words are registered at once', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 5000 }, (_, index) => [`key.${index}`, `Text ${index}`]),
  );
  await register({ 'en-US': many, 'es-US': many, 'pt-BR': many, 'fr-CA': many });
  await register({ 'en-US': many, 'es-US': many, 'pt-BR': many, 'fr-CA': many });
  expect(Object.keys(await currentWords())).toHaveLength(5000);
});

test('a version is planned for its own words, however many came before', async () => {
  await database.kysely.connection().execute(async (connection) => {
    /** Returns how often each prepared statement with list parameters ran with a generic plan. */
    const kept = async () => {
      const { rows } = await sql<{ statement: string; generic: number }>`
        select statement, generic_plans::int as generic from pg_prepared_statements
        where name like 'kept%' and statement like '%text[]%' order by name`.execute(connection);
      return rows;
    };
    const register = (version: number, length: number) => {
      const words = Object.fromEntries(
        Array.from({ length }, (_, index) => [`key.${index}`, `Tire ${version} ${index}`]),
      );
      const packs = { 'en-US': words, 'es-ES': words };
      return registerWords(connection, { namespace: 'demo', version: `1.0.0-${version}`, packs });
    };
    for (let version = 0; version < 8; version += 1) await register(version, 1);
    const before = await kept();
    expect(before.filter(({ generic }) => generic > 0)).not.toEqual([]);
    for (let version = 0; version < 8; version += 1) await register(version, 200);
    expect(await kept()).toEqual(before);
  });
});
