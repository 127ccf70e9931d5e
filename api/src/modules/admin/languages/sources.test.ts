import { testWordsApi, type WordsApi } from '../../../words/testing.ts';
import { argentine, createWordHelpers, english, polish, spanish } from './testing.ts';

let api: WordsApi;
beforeAll(async () => {
  api = await testWordsApi();
});
afterAll(() => api.close());

const built = {
  'en-US': {
    save: 'Save',
    range: '{{from}} to {{to}}',
    tires_one: 'A tire',
    tires_other: '{{count}} tires',
  },
  'es-US': { save: 'Guardar', range: '{{from}} a {{to}}' },
};
beforeEach(async () => {
  await api.clear();
  await api.database.kysely.deleteFrom('audit_entries').execute();
  await api.register('shell', built);
});

const { words, wordOf, pack, save, changes } = createWordHelpers(() => api);

async function edit(key: string, change: object, more: readonly object[] = []) {
  const { id } = await wordOf(key, english);
  return api.call('PUT admin/translations/edit_dictionary_words', {
    words: [{ id, ...change }, ...more],
  });
}
const saveSource = async (key: string, translation_text: string) =>
  expect(await edit(key, { translation_text })).toMatchObject({
    status: 200,
    body: { status: { status: 0 } },
  });

describe('an English text that is edited', () => {
  it('is what English says, what others fall back to, and what translators see', async () => {
    await saveSource('save', 'Keep');
    expect(await pack('en-US')).toEqual({ shell: { save: 'Keep' } });
    expect(await pack('es-US')).toEqual({});
    expect(await wordOf('save', polish)).toMatchObject({
      translation_text: 'Keep',
      translated_text: 'Keep',
      built_source: 'Save',
      edited_source: 'Keep',
      source_revision: 1,
    });
  });

  it('marks translations, edited and built, until they are saved again', async () => {
    await save('save', 'Guardalo', argentine);
    await saveSource('save', 'Keep');
    for (const locale of [spanish, argentine]) {
      expect(await wordOf('save', locale)).toMatchObject({
        is_source_changed: true,
        is_held_back: false,
      });
    }
    expect(await wordOf('save', english)).toMatchObject({ is_source_changed: false });
    await save('save', 'Guardar');
    expect(await wordOf('save')).toMatchObject({ is_source_changed: false, is_edited: true });
    const { body } = await api.call('POST admin/translations/get_words_count', {
      namespace: 'shell',
    });
    const marked = body.counts.filter(({ source_changed }) => source_changed > 0);
    expect(marked.map(({ locale_id }) => locale_id)).toEqual([argentine]);
  });

  it('holds translations back whose placeholders do not fit, and they fall back', async () => {
    await save('range', 'desde {{from}} hasta {{to}}', argentine);
    await saveSource('range', 'Since {{from}}');
    expect(await wordOf('range')).toMatchObject({
      is_held_back: true,
      translated_text: '{{from}} a {{to}}',
      built_text: 'Since {{from}}',
      inherited_from: 'en-US',
    });
    expect(await wordOf('range', argentine)).toMatchObject({ is_held_back: true, is_edited: true });
    expect(await pack('es-US')).toEqual({ shell: { range: 'Since {{from}}' } });
    expect(await pack('es-AR')).toEqual({});
    await save('range', 'Desde {{from}}');
    expect(await pack('es-US')).toEqual({ shell: { range: 'Desde {{from}}' } });
    expect(await wordOf('range')).toMatchObject({ is_held_back: false, is_source_changed: false });
  });

  it('is given back to the build by an empty text, and everything is as before', async () => {
    await save('range', '{{from}} → {{to}}', argentine);
    const before = await words(argentine);
    await saveSource('range', 'Since {{from}}');
    await saveSource('range', '  ');
    const plain = (rows: typeof before) => rows.map(({ source_revision: _, ...word }) => word);
    expect(plain(await words(argentine))).toEqual(plain(before));
    expect(await pack('es-US')).toEqual({});
    expect(await pack('es-AR')).toEqual({ shell: { range: '{{from}} → {{to}}' } });
  });

  it('holds through builds that bring the same text, and is shown to be replaced by another one', async () => {
    await saveSource('save', 'Keep');
    await save('save', 'Conservar');
    await api.register('shell', built);
    expect(await pack('en-US')).toEqual({ shell: { save: 'Keep' } });
    await api.register('shell', { ...built, 'en-US': { ...built['en-US'], save: 'Store' } });
    expect(await wordOf('save')).toMatchObject({
      translation_text: 'Store',
      built_source: 'Store',
      edited_source: 'Keep',
      is_source_changed: true,
    });
    expect(await pack('en-US')).toEqual({});
    // Returning to the older build restores the edited text.
    await api.register('shell', built);
    expect(await pack('en-US')).toEqual({ shell: { save: 'Keep' } });
    expect(await wordOf('save')).toMatchObject({ is_source_changed: false });
  });

  it('of a counted word is that of the forms that English lacks too', async () => {
    await saveSource('tires_other', '{{count}} wheels');
    expect(await wordOf('tires_few', polish)).toMatchObject({
      translation_text: '{{count}} wheels',
    });
    expect(await wordOf('tires_one', polish)).toMatchObject({ translation_text: 'A tire' });
    const { id } = await wordOf('tires_few', polish);
    const body = { words: [{ id, translation_text: 'Few' }] };
    expect(await api.call('PUT admin/translations/edit_dictionary_words', body)).toMatchObject({
      status: 400,
      body: { code: 'invalid', path: 'words.0.id' },
    });
    await saveSource('tires_other', '');
    expect(await wordOf('tires_few', polish)).toMatchObject({
      translation_text: '{{count}} tires',
      edited_source: null,
    });
  });
});

it('comments for translators are those of every language, and leave the text as it is', async () => {
  await saveSource('save', 'Keep');
  expect(await edit('save', { comments: 'a button' })).toMatchObject({ status: 200 });
  expect(await wordOf('save', polish)).toMatchObject({
    source_comments: 'a button',
    translation_text: 'Keep',
  });
  expect(await changes()).toEqual([
    {
      area: 'word',
      action: 'changed',
      subject: 'shell:save',
      before: { english: 'Save' },
      after: { english: 'Keep' },
    },
    {
      area: 'word',
      action: 'changed',
      subject: 'shell:save',
      before: { source_comments: '' },
      after: { source_comments: 'a button' },
    },
  ]);
});

it('the second of two savers is told', async () => {
  const source_revision = (await wordOf('save', english)).source_revision;
  const mine = { translation_text: 'Keep', source_revision };
  expect(await edit('save', mine)).toMatchObject({ status: 200 });
  expect(await edit('save', { ...mine, translation_text: 'Store' })).toMatchObject({
    status: 400,
    body: { code: 'changed_elsewhere', path: 'words.0.source_revision' },
  });
  expect(await wordOf('save', english)).toMatchObject({ translation_text: 'Keep' });
});

test.each([
  [
    'nothing fills',
    'range',
    { translation_text: '{{from}} {{when}}' },
    'invalid',
    'words.0.translation_text',
  ],
  [
    'is half a placeholder',
    'range',
    { translation_text: '{{from}' },
    'invalid',
    'words.0.translation_text',
  ],
  [
    'is too long',
    'save',
    { translation_text: 'x'.repeat(4001) },
    'invalid',
    'words.0.translation_text',
  ],
  ['has too long comments', 'save', { comments: 'x'.repeat(1001) }, 'invalid', 'words.0.comments'],
])('a text that %s is refused, with the others', async (_, key, change, code, path) => {
  const { id } = await wordOf('tires_one', english);
  const more = [{ id, translation_text: 'One' }];
  expect(await edit(key, change, more)).toMatchObject({ status: 400, body: { code, path } });
  expect(await pack('en-US')).toEqual({});
});

it('a word that there is not, and one that is named twice, are refused', async () => {
  const { id } = await wordOf('save', english);
  expect(await edit('range', { comments: 'x' }, [{ id: 2_000_000_000 }])).toMatchObject({
    body: { code: 'unknown_value', path: 'words.1.id' },
  });
  expect(await edit('save', { comments: 'x' }, [{ id, comments: 'y' }])).toMatchObject({
    body: { code: 'invalid', path: 'words.1.id' },
  });
  expect(await wordOf('save')).toMatchObject({ source_comments: '' });
});
