import type { LocaleRow } from '@portal/contract/portal';
import { testWordsApi, type WordsApi } from '../../words/testing.ts';

let api: WordsApi;
beforeAll(async () => {
  api = await testWordsApi();
});
afterAll(() => api.close());
beforeEach(() => api.clear());

const english = { save: 'Save', 'page.title': 'Title', old: 'Old' };

/** Edits a text directly in the database, since these tests cover reading only. */
async function edit(key: string, locale: string, text: string, heldBack = false) {
  const { kysely } = api.database;
  const word = await kysely
    .selectFrom('words')
    .where('key', '=', key)
    .select('id')
    .executeTakeFirstOrThrow();
  const { id } = await kysely
    .selectFrom('locales')
    .where('locale', '=', locale)
    .select('id')
    .executeTakeFirstOrThrow();
  const edited = { edited_text: text, held_back: heldBack };
  await kysely
    .insertInto('word_translations')
    .values({ word_id: word.id, locale_id: id, ...edited })
    .onConflict((conflict) => conflict.columns(['word_id', 'locale_id']).doUpdateSet(edited))
    .execute();
}

const packOf = async (locale: string) => {
  const { status, body } = await api.pack(locale);
  expect(status).toBe(200);
  return body;
};

test('lists the languages of the chooser with their parents, in their own words', async () => {
  const { status, body } = await api.call('GET languages/locales');
  expect(status).toBe(200);
  const locales: LocaleRow[] = body.locales;
  expect(locales).toHaveLength(35);
  const id = (locale: string) => locales.findIndex((each) => each.locale === locale) + 1;
  expect(locales).toEqual(
    expect.arrayContaining([
      { id: id('en-US'), locale: 'en-US', parrentId: null, name: 'English (United States)' },
      { id: id('es-AR'), locale: 'es-AR', parrentId: id('es-US'), name: 'Español (Argentina)' },
      { id: id('es-ES'), locale: 'es-ES', parrentId: id('es-US'), name: 'Español (España)' },
      { id: id('pt-PT'), locale: 'pt-PT', parrentId: id('pt-BR'), name: 'Português (Portugal)' },
      { id: id('fr-FR'), locale: 'fr-FR', parrentId: id('fr-CA'), name: 'Français (France)' },
      { id: id('ja-JP'), locale: 'ja-JP', parrentId: id('en-US'), name: '日本語' },
    ]),
  );
});

test('a pack holds the edited words of its own locale alone, by namespace', async () => {
  await api.register('shell', { 'en-US': english, 'es-US': { save: 'Guardar' } });
  expect(await packOf('es-US')).toEqual({ locale: 'es-US', language_pack: {} });
  await edit('save', 'es-US', 'Grabar');
  await edit('page.title', 'en-US', 'Heading');
  expect(await packOf('es-US')).toEqual({
    locale: 'es-US',
    language_pack: { shell: { save: 'Grabar' } },
  });
  expect(await packOf('es-AR')).toEqual({ locale: 'es-AR', language_pack: {} });
  expect(await packOf('en-US')).toMatchObject({
    language_pack: { shell: { 'page.title': 'Heading' } },
  });
});

test('a retired word is still served, one that is held back is not', async () => {
  await api.register('shell', { 'en-US': english });
  await edit('old', 'es-US', 'Viejo');
  await edit('save', 'es-US', 'Guardar {{what}}', true);
  await api.register('shell', { 'en-US': { save: 'Save' } });
  expect(await packOf('es-US')).toEqual({
    locale: 'es-US',
    language_pack: { shell: { old: 'Viejo' } },
  });
});

test('a pack is never kept by anybody on the way', async () => {
  const { headers } = await api.pack('es-US');
  expect(headers['cache-control']).toBe('no-store');
});

test.each([
  ['xx-XX', 'unknown_value'],
  ['english', 'invalid'],
])('the pack of %s is refused', async (locale, code) => {
  expect(await api.pack(locale)).toMatchObject({
    status: 400,
    body: { code, path: 'locale' },
  });
});
