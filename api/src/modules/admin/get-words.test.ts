import type { Word } from '@portal/contract/admin';
import type { adminCalls } from '@portal/contract/admin/schema';
import type { ResponseOf } from '@portal/contract/wire';
import { testWordsApi, type WordsApi } from '../../words/testing.ts';

let api: WordsApi;
beforeAll(async () => {
  api = await testWordsApi();
  await api.register('shell', {
    'en-US': {
      'button.save': 'Save',
      'Button.cancel': 'Cancel 100%',
      'area.label': 'Area_of service',
      tires_one: 'One tire',
      tires_other: '{{count}} tires',
    },
    'es-US': { 'button.save': 'Guardar', 'area.label': 'ÁREA de servicio' },
    'es-AR': { 'button.save': 'Guardá' },
  });
  await api.register('admin', { 'en-US': { 'page.title': 'Translations' } });
});
afterAll(() => api.close());

const ids = { 'en-US': 1, 'es-US': 2, 'es-AR': 5, 'pl-PL': 24 };
const call = (body: object) =>
  api.call('POST admin/translations/get_words', { page_number: 1, page_size: 100, ...body });

type WordsPage = ResponseOf<(typeof adminCalls)['POST admin/translations/get_words']>;

async function answerOf(body: object): Promise<WordsPage> {
  const { status, body: answer } = await call(body);
  expect(status).toBe(200);
  return answer;
}

const keysOf = async (body: object) => (await answerOf(body)).words.map(({ key }) => key);
const wordOf = async (locale_id: number, key: string): Promise<Word | undefined> =>
  (await answerOf({ locale_id })).words.find((word) => word.key === key);

test('orders by namespace and key, capitals first, whatever the database collates by', async () => {
  const { words, namespaces, total_items } = await answerOf({ locale_id: ids['en-US'] });
  expect(words.map(({ namespace, key }) => `${namespace}:${key}`)).toEqual([
    'admin:page.title',
    'shell:Button.cancel',
    'shell:area.label',
    'shell:button.save',
    'shell:tires_one',
    'shell:tires_other',
  ]);
  expect(namespaces).toEqual(['admin', 'shell']);
  expect(total_items).toBe(6);
});

test('pages through the words, and an empty page still counts them all', async () => {
  const page = (page_number: number) =>
    answerOf({ locale_id: ids['en-US'], page_number, page_size: 4 });
  expect((await page(1)).words).toHaveLength(4);
  const second = await page(2);
  expect(second.words.map(({ key }) => key)).toEqual(['tires_one', 'tires_other']);
  expect(second).toMatchObject({ page_number: 2, page_size: 4, total_items: 6 });
  expect(await page(3)).toMatchObject({ words: [], total_items: 6 });
});

test('a word of the pack is built-in', async () => {
  expect(await wordOf(ids['es-US'], 'button.save')).toMatchObject({
    namespace: 'shell',
    translation_text: 'Save',
    translated_text: 'Guardar',
    built_text: 'Guardar',
    inherited_from: null,
    is_edited: false,
    is_held_back: false,
    comments: '',
    edited_by: null,
    edited_at: null,
  });
});

test('a word that the pack lacks is inherited from the nearest parent that has it', async () => {
  expect(await wordOf(ids['es-AR'], 'button.save')).toMatchObject({
    translated_text: 'Guardá',
    inherited_from: null,
  });
  expect(await wordOf(ids['es-AR'], 'area.label')).toMatchObject({
    translated_text: 'ÁREA de servicio',
    inherited_from: 'es-US',
  });
  expect(await wordOf(ids['es-AR'], 'Button.cancel')).toMatchObject({
    translated_text: 'Cancel 100%',
    inherited_from: 'en-US',
  });
});

test('each language is offered the forms of counted words that it has', async () => {
  expect(await keysOf({ locale_id: ids['pl-PL'], keyword: 'tires_' })).toEqual([
    'tires_few',
    'tires_many',
    'tires_one',
    'tires_other',
  ]);
  expect(await wordOf(ids['pl-PL'], 'tires_few')).toMatchObject({
    plural_category: 'few',
    translation_text: '{{count}} tires',
    translated_text: '{{count}} tires',
    inherited_from: 'en-US',
  });
});

test.each([
  ['the key', 'BUTTON.S', ['button.save']],
  ['the English text', 'cancel', ['Button.cancel']],
  ['the translation, in letters of any case', 'área', ['area.label']],
  ['nothing but what it says: no wildcard %', '100%', ['Button.cancel']],
  ['nothing but what it says: no wildcard _', 'a_o', ['area.label']],
  ['nothing but what it says: no escape', '\\', []],
  ['what is left without spaces around', '  guardar ', ['button.save']],
])('finds words by %s', async (_, keyword, keys) => {
  expect(await keysOf({ locale_id: ids['es-US'], keyword })).toEqual(keys);
});

test('a keyword finds no text that the locale does not show', async () => {
  expect(await keysOf({ locale_id: ids['es-AR'], keyword: 'guardar' })).toEqual([]);
});

test('filters by namespace', async () => {
  expect(await keysOf({ locale_id: ids['es-US'], namespace: 'admin' })).toEqual(['page.title']);
  expect(await answerOf({ locale_id: ids['es-US'], namespace: 'gone' })).toMatchObject({
    words: [],
    total_items: 0,
    namespaces: ['admin', 'shell'],
  });
});

test('a word that no deployed version has is not listed', async () => {
  await api.register('passing', { 'en-US': { soon: 'Soon gone' } });
  expect(await keysOf({ locale_id: ids['en-US'], keyword: 'soon' })).toEqual(['soon']);
  await api.register('passing', { 'en-US': {} });
  expect(await answerOf({ locale_id: ids['en-US'], keyword: 'soon' })).toMatchObject({
    words: [],
    namespaces: ['admin', 'shell'],
  });
});

test.each([
  [{ locale_id: 99 }, 'unknown_value', 'locale_id'],
  [{ locale_id: 'es-US' }, 'invalid', 'locale_id'],
  [{ locale_id: 1, page_size: 101 }, 'invalid', 'page_size'],
  [{ locale_id: 1, page_number: 0 }, 'invalid', 'page_number'],
  [{ locale_id: 1, keyword: 'x'.repeat(201) }, 'invalid', 'keyword'],
  [{ locale_id: 1, keyword: 'a\u0000b' }, 'invalid', 'keyword'],
  [{}, 'invalid', 'locale_id'],
])('refuses %j', async (body, code, path) => {
  expect(await call(body)).toMatchObject({ status: 400, body: { code, path } });
});

test('the locales of the administration are those of the portal', async () => {
  const { body } = await api.call('POST admin/locales/get');
  expect(body).toEqual({ ...(await api.call('GET languages/locales')).body, added: [] });
});
