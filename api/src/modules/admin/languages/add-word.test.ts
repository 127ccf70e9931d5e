import { readLocalizedTexts } from '../../../words/localized-texts.ts';
import { testWordsApi, type WordsApi } from '../../../words/testing.ts';
import { argentine, createWordHelpers, english, spanish } from './testing.ts';

let api: WordsApi;
beforeAll(async () => {
  api = await testWordsApi();
});
afterAll(() => api.close());

const built = { 'en-US': { save: 'Save' }, 'es-US': { save: 'Guardar' } };
beforeEach(async () => {
  await api.clear();
  await api.database.kysely.deleteFrom('audit_entries').execute();
  await api.register('shell', built);
});

const { words, wordOf, pack, save, changes } = createWordHelpers(() => api);

const desk = {
  locale_id: spanish,
  namespace: 'shell',
  key: 'support.desk',
  translation_text: 'Call {{phone}}',
  translated_text: 'Llame al {{phone}}',
  comments: 'in the footer',
};
const add = (change: object = {}) =>
  api.call('POST admin/translations/add_word', { ...desk, ...change });

describe('a word that is added', () => {
  it('is shown in English and in the language, and others fall back to it', async () => {
    expect(await add()).toMatchObject({ status: 200, body: { status: { status: 0 } } });
    expect(await pack('en-US')).toEqual({ shell: { 'support.desk': 'Call {{phone}}' } });
    expect(await pack('es-US')).toEqual({ shell: { 'support.desk': 'Llame al {{phone}}' } });
    expect(await wordOf('support.desk', argentine)).toMatchObject({
      translation_text: 'Call {{phone}}',
      translated_text: 'Llame al {{phone}}',
      built_source: null,
      source_comments: 'in the footer',
      inherited_from: 'es-US',
      is_source_changed: false,
    });
    const { t } = await readLocalizedTexts(api.database.kysely, 'shell', 'de-DE');
    expect(t('support.desk', { phone: '1' })).toBe('Call 1');
    expect((await changes()).map(({ action, subject }) => [action, subject])).toEqual([
      ['added', 'shell:support.desk'],
      ['changed', 'shell:support.desk (es-US)'],
    ]);
  });

  it('is work to do where it has no text, except in English', async () => {
    await add({ translated_text: ' ' });
    const { body } = await api.call('POST admin/translations/get_words_count', {});
    const toDo = (id: number) => body.counts.find(({ locale_id }) => locale_id === id)?.to_do;
    expect([toDo(english), toDo(spanish)]).toEqual([0, 1]);
  });

  it('stays through builds that do not have it, and through ones that come without its part', async () => {
    await add();
    await api.register('shell', built);
    expect(await wordOf('support.desk')).toMatchObject({ translated_text: desk.translated_text });
  });

  it('is taken over by a build that brings its key', async () => {
    await add();
    const id = (await wordOf('support.desk')).id;
    const taking = { 'en-US': { ...built['en-US'], 'support.desk': 'Phone {{phone}}' } };
    await api.register('shell', taking);
    expect(await wordOf('support.desk')).toMatchObject({
      id,
      translation_text: 'Phone {{phone}}',
      built_source: 'Phone {{phone}}',
      edited_source: 'Call {{phone}}',
      translated_text: desk.translated_text,
      is_source_changed: true,
    });
    expect(await pack('en-US')).toEqual({});
    await api.register('shell', built);
    expect((await words()).map(({ key }) => key)).toEqual(['save']);
  });

  it('is held back where the build fills other placeholders', async () => {
    await add();
    await api.register('shell', { 'en-US': { 'support.desk': 'Phone' } });
    expect(await wordOf('support.desk')).toMatchObject({ is_held_back: true });
    expect(await pack('es-US')).toEqual({});
  });

  it('may be the key of a word that no build has any more, whose translations come back', async () => {
    await save('save', 'Grabar');
    await api.register('shell', { 'en-US': { other: 'Other' } });
    expect(await add({ key: 'save', translation_text: 'Keep', translated_text: '' })).toMatchObject(
      { status: 200 },
    );
    expect(await wordOf('save')).toMatchObject({
      translation_text: 'Keep',
      translated_text: 'Grabar',
      is_source_changed: true,
    });
  });

  it('has any English text that somebody edits it to, and never none', async () => {
    const { body } = await add();
    const edit = (translation_text: string) =>
      api.call('PUT admin/translations/edit_dictionary_words', {
        words: [{ id: body.id, translation_text }],
      });
    expect(await edit('Write to {{mail}}')).toMatchObject({ status: 200 });
    expect(await wordOf('support.desk')).toMatchObject({ is_held_back: true });
    expect(await pack('en-US')).toEqual({ shell: { 'support.desk': 'Write to {{mail}}' } });
    expect(await edit(' ')).toMatchObject({
      status: 400,
      body: { code: 'invalid', path: 'words.0.translation_text' },
    });
  });
});

test.each([
  ['with script', 'invalid', 'key', { key: '<script>alert(1)</script>' }],
  ['with blanks', 'invalid', 'key', { key: 'support desk' }],
  ['of another script', 'invalid', 'key', { key: 'поддержка' }],
  ['that ends in a dot', 'invalid', 'key', { key: 'support.' }],
  ['like a formula', 'invalid', 'key', { key: '=cmd' }],
  ['that is empty', 'invalid', 'key', { key: '' }],
  ['that is too long', 'invalid', 'key', { key: 'x'.repeat(121) }],
  ['that is taken', 'unique', 'key', { key: 'save' }],
  ['without English', 'invalid', 'translation_text', { translation_text: '  ' }],
  ['with half a placeholder', 'invalid', 'translation_text', { translation_text: 'Call {{phone}' }],
  [
    'whose translation lacks a placeholder',
    'invalid',
    'translated_text',
    { translated_text: 'Llame' },
  ],
  [
    'whose translation has one more',
    'invalid',
    'translated_text',
    { translated_text: '{{phone}} {{x}}' },
  ],
  ['of a part that there is not', 'unknown_value', 'namespace', { namespace: 'nowhere' }],
  ['of a locale that there is not', 'unknown_value', 'locale_id', { locale_id: 999 }],
])('a key %s is refused, and nothing is written', async (_, code, path, change) => {
  expect(await add(change)).toMatchObject({ status: 400, body: { code, path } });
  expect((await words()).map(({ key }) => key)).toEqual(['save']);
  expect(await changes()).toEqual([]);
});

it('a key is added once by two at the same time', async () => {
  const answers = await Promise.all([add(), add({ translation_text: 'Ring {{phone}}' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});
