import type { Word } from '@portal/contract/admin';
import { testWordsApi, type WordsApi } from '../../words/testing.ts';

let api: WordsApi;
beforeAll(async () => {
  api = await testWordsApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.clear();
  await api.register('shell', {
    'en-US': { cancel: 'Cancel', range: '{{from}} to {{to}}', save: 'Save' },
    'es-US': { cancel: 'Cancelar', range: '{{from}} a {{to}}', save: 'Guardar' },
  });
});

const spanish = 2;
const argentina = 5;

async function words(locale_id = spanish): Promise<Word[]> {
  const body = { locale_id, page_number: 1, page_size: 100 };
  return (await api.call('POST admin/translations/get_words', body)).body.words;
}

const wordOf = async (key: string, locale_id = spanish) =>
  (await words(locale_id)).find((word) => word.key === key);
const idOf = async (key: string) => (await wordOf(key))?.id ?? 0;

const save = (edits: readonly object[], locale_id = spanish) =>
  api.call('PUT admin/translations/edit_words', { locale_id, words: edits });

const pack = async (locale = 'es-US') => (await api.pack(locale)).body;

test('saves texts and comments with who and when, and the pack has them', async () => {
  const answer = await save([
    { id: await idOf('save'), translated_text: 'Grabar', comments: 'as the fleets say' },
    { id: await idOf('range'), translated_text: 'hasta {{to}}, desde {{from}}' },
  ]);
  expect(answer).toMatchObject({
    status: 200,
    body: { status: { status: 0, description: 'Success' } },
  });
  expect(await wordOf('save')).toMatchObject({
    translated_text: 'Grabar',
    built_text: 'Guardar',
    is_edited: true,
    comments: 'as the fleets say',
    edited_by: 'gyr',
    edited_at: api.clock.now().toISOString(),
  });
  expect(await wordOf('cancel')).toMatchObject({ is_edited: false, edited_by: null });
  expect(await pack()).toMatchObject({
    language_pack: { shell: { save: 'Grabar', range: 'hasta {{to}}, desde {{from}}' } },
  });
});

test.each(['', '   '])('the empty text %j gives the word back to the built pack', async (empty) => {
  const id = await idOf('save');
  await save([{ id, translated_text: 'Grabar', comments: 'why' }]);
  await save([{ id, translated_text: empty }]);
  expect(await wordOf('save')).toMatchObject({
    translated_text: 'Guardar',
    is_edited: false,
    comments: 'why',
    edited_by: 'gyr',
  });
  expect(await pack()).toMatchObject({ language_pack: {} });
});

test('comments stay until they are sent again, and can be emptied', async () => {
  const id = await idOf('save');
  await save([{ id, translated_text: 'Grabar', comments: 'why' }]);
  await save([{ id, translated_text: 'Graba' }]);
  expect(await wordOf('save')).toMatchObject({ translated_text: 'Graba', comments: 'why' });
  await save([{ id, translated_text: 'Graba', comments: '' }]);
  expect(await wordOf('save')).toMatchObject({ comments: '' });
});

test('an edit belongs to its locale; locales below inherit it', async () => {
  await save([{ id: await idOf('save'), translated_text: 'Grabar' }]);
  expect(await wordOf('save', argentina)).toMatchObject({
    translated_text: 'Grabar',
    inherited_from: 'es-US',
    is_edited: false,
  });
  await save([{ id: await idOf('save'), translated_text: 'Grabá' }], argentina);
  expect(await wordOf('save', argentina)).toMatchObject({
    translated_text: 'Grabá',
    built_text: 'Grabar',
    is_edited: true,
  });
  expect(await wordOf('save')).toMatchObject({ translated_text: 'Grabar' });
});

test('saving the same again is harmless', async () => {
  const edit = { id: await idOf('save'), translated_text: 'Grabar', comments: 'why' };
  await save([edit]);
  const before = await words();
  expect(await save([edit])).toMatchObject({ status: 200 });
  expect(await words()).toEqual(before);
});

test('one unknown word refuses them all', async () => {
  const before = await words();
  const answer = await save([
    { id: await idOf('save'), translated_text: 'Grabar' },
    { id: 2_000_000_000, translated_text: 'Nada' },
  ]);
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'unknown_value', path: 'words.1.id' },
  });
  expect(await words()).toEqual(before);
});

test('a word that is named twice is refused', async () => {
  const id = await idOf('save');
  expect(
    await save([
      { id, translated_text: 'Grabar' },
      { id, translated_text: 'Graba' },
    ]),
  ).toMatchObject({ status: 400, body: { code: 'invalid', path: 'words.1.id' } });
  expect(await wordOf('save')).toMatchObject({ is_edited: false });
});

test.each([
  ['range', 'desde {{from}}', /lacks \{\{to\}\}/],
  ['range', '{{from}} a {{to}} o {{más}}', /Nothing fills \{\{más\}\}/],
  ['range', '{{from}} a {{to}', /lacks \{\{to\}\}/],
  ['save', 'Guardar {algo}', /Braces/],
])('refuses for %s the text %j, which the portal could not fill', async (key, text, message) => {
  const before = await words();
  const answer = await save([
    { id: await idOf('cancel'), translated_text: 'Anular' },
    { id: await idOf(key), translated_text: text },
  ]);
  expect(answer).toMatchObject({
    status: 400,
    body: {
      code: 'invalid',
      path: 'words.1.translated_text',
      message: expect.stringMatching(message),
    },
  });
  expect(await words()).toEqual(before);
});

test('an edit of a word that is held back shows it again', async () => {
  const id = await idOf('range');
  await save([{ id, translated_text: 'hasta {{to}}, desde {{from}}' }]);
  await api.register('shell', { 'en-US': { range: 'Since {{from}}' } });
  expect(await wordOf('range')).toMatchObject({ is_edited: true, is_held_back: true });
  expect(await pack()).toMatchObject({ language_pack: {} });
  await save([{ id, translated_text: 'Desde {{from}}' }]);
  expect(await wordOf('range')).toMatchObject({ is_edited: true, is_held_back: false });
  expect(await pack()).toMatchObject({ language_pack: { shell: { range: 'Desde {{from}}' } } });
});

test('a parent’s text that is held back is not inherited', async () => {
  const id = await idOf('range');
  await save([{ id, translated_text: 'hasta {{to}}, desde {{from}}' }]);
  await api.register('shell', {
    'en-US': { range: 'Since {{from}}' },
    'es-US': { range: 'Desde {{from}}' },
  });
  expect(await wordOf('range', argentina)).toMatchObject({ translated_text: 'Desde {{from}}' });
});

test('a word that was retired while its screen was open can still be saved', async () => {
  const id = await idOf('save');
  await api.register('shell', { 'en-US': { cancel: 'Cancel' } });
  expect(await save([{ id, translated_text: 'Grabar' }])).toMatchObject({ status: 200 });
  expect(await pack()).toMatchObject({ language_pack: { shell: { save: 'Grabar' } } });
});

test('two administrators who save the same words at once both get through', async () => {
  const edits = await Promise.all(
    ['save', 'cancel', 'range'].map(async (key) => ({ id: await idOf(key), translated_text: '' })),
  );
  const answers = await Promise.all([save(edits), save([...edits].reverse()), save(edits)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('the second of two savers is told, and what the first saved stays', async () => {
  const { id, revision } = (await wordOf('save')) as Word;
  expect(await save([{ id, translated_text: 'Grabar', revision }])).toMatchObject({ status: 200 });
  const mine = [
    { id: await idOf('cancel'), translated_text: 'Anular', revision: 0 },
    { id, translated_text: 'Salvar', revision },
  ];
  expect(await save(mine)).toMatchObject({
    status: 400,
    body: { code: 'changed_elsewhere', path: 'words.1.revision' },
  });
  expect(await wordOf('save')).toMatchObject({ translated_text: 'Grabar', revision: 1 });
  expect(await wordOf('cancel')).toMatchObject({ is_edited: false });
});

test('of two who save the same word at once, one gets through', async () => {
  const { id, revision } = (await wordOf('save')) as Word;
  const answers = await Promise.all(
    ['Grabar', 'Salvar'].map((translated_text) => save([{ id, translated_text, revision }])),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('a new build is no change of a colleague', async () => {
  const { id, revision } = (await wordOf('save')) as Word;
  await api.register('shell', { 'en-US': { save: 'Store' }, 'es-US': { save: 'Conservar' } });
  expect(await save([{ id, translated_text: 'Grabar', revision }])).toMatchObject({ status: 200 });
});

test('whatever text is typed is stored letter for letter', async () => {
  const text = `'; drop table words; -- "\\n" \t <b>ñ</b> 🚚 ${'x'.repeat(100)}`;
  await save([{ id: await idOf('save'), translated_text: text }]);
  expect(await wordOf('save')).toMatchObject({ translated_text: text });
});

test.each([
  [{ locale_id: 99, words: [{ id: 1, translated_text: 'x' }] }, 'unknown_value', 'locale_id'],
  [{ locale_id: 2, words: [] }, 'invalid', 'words'],
  [{ locale_id: 2, words: [{ id: 1 }] }, 'invalid', 'words.0.translated_text'],
  [{ locale_id: 2, words: [{ id: 'one', translated_text: 'x' }] }, 'invalid', 'words.0.id'],
  [{ locale_id: 2, words: [{ id: 1e10, translated_text: 'x' }] }, 'invalid', 'words.0.id'],
  [
    { locale_id: 2, words: [{ id: 1, translated_text: 'x'.repeat(4001) }] },
    'invalid',
    'words.0.translated_text',
  ],
  [
    { locale_id: 2, words: Array.from({ length: 101 }, (_, id) => ({ id, translated_text: '' })) },
    'too_many',
    'words',
  ],
])('refuses what is not of the documented form', async (body, code, path) => {
  expect(await api.call('PUT admin/translations/edit_words', body)).toMatchObject({
    status: 400,
    body: { code, path },
  });
});
