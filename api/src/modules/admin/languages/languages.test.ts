import type { WordStanding, WordsCount } from '@portal/contract/admin';
import { addTestUser } from '../../../app/testing.ts';
import { testWordsApi, type WordsApi } from '../../../words/testing.ts';

let api: WordsApi;
beforeAll(async () => {
  api = await testWordsApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.clear();
  await api.database.kysely.deleteFrom('locales').where('added_at', 'is not', null).execute();
  await api.register('shell', {
    'en-US': {
      save: 'Save',
      of: '{{n}} of {{all}}',
      tires_one: 'A tire',
      tires_other: '{{count}} tires',
    },
    'es-US': { save: 'Guardar', tires_one: 'Un neumático' },
  });
  await api.register('admin', { 'en-US': { title: 'Words' } });
});

const [english, spanish, french] = [1, 2, 9];

async function wordsOf(locale_id: number, standing?: WordStanding) {
  const { status, body } = await api.call('POST admin/translations/get_words', {
    locale_id,
    standing,
    page_number: 1,
    page_size: 100,
  });
  expect(status).toBe(200);
  return body.words;
}
const keysOf = async (locale_id: number, standing: WordStanding) =>
  (await wordsOf(locale_id, standing)).map(({ key }) => key);

async function edit(locale_id: number, texts: Readonly<Record<string, string>>) {
  const words = await wordsOf(locale_id);
  const { status } = await api.call('PUT admin/translations/edit_words', {
    locale_id,
    words: Object.entries(texts).map(([key, translated_text]) => ({
      id: words.find((word) => word.key === key)?.id,
      translated_text,
    })),
  });
  expect(status).toBe(200);
}

async function countsOf(body: object): Promise<WordsCount[]> {
  const answer = await api.call('POST admin/translations/get_words_count', body);
  expect(answer.status).toBe(200);
  return answer.body.counts;
}

const changes = async (area: string) => {
  const { kysely } = api.database;
  const rows = await kysely.selectFrom('audit_entries').selectAll().orderBy('id').execute();
  return rows.filter((row) => row.area === area).slice(-1);
};

describe('words by where they stand', () => {
  it('are counted by locale and part, and listed under the same names', async () => {
    await edit(spanish, { of: '{{n}} de {{all}}', title: 'Palabras' });
    await api.register('shell', {
      'en-US': {
        save: 'Save',
        of: '{{n}} from {{all}}',
        tires_one: 'A tire',
        tires_other: '{{count}} tires',
      },
      'es-US': { save: 'Guardar', tires_one: 'Un neumático' },
    });
    await api.register('admin', { 'en-US': { title: 'Words of {{place}}' } });
    expect(await countsOf({ locale_id: spanish })).toEqual([
      {
        locale_id: spanish,
        namespace: 'admin',
        total: 1,
        to_do: 0,
        edited: 1,
        held_back: 1,
        source_changed: 1,
      },
      // Spanish has the plural form `many`, which English lacks.
      {
        locale_id: spanish,
        namespace: 'shell',
        total: 5,
        to_do: 2,
        edited: 1,
        held_back: 0,
        source_changed: 1,
      },
    ]);
    expect(await keysOf(spanish, 'to_do')).toEqual(['tires_many', 'tires_other']);
    expect(await keysOf(spanish, 'edited')).toEqual(['title', 'of']);
    expect(await keysOf(spanish, 'held_back')).toEqual(['title']);
    expect(await keysOf(spanish, 'source_changed')).toEqual(['title', 'of']);
  });

  it('are counted for every locale and for one part, and each agrees with its list', async () => {
    await edit(french, { save: 'Enregistrer' });
    const counts = await countsOf({ namespace: 'shell' });
    expect(new Set(counts.map(({ namespace }) => namespace))).toEqual(new Set(['shell']));
    expect(counts).toHaveLength(35);
    for (const id of [english, spanish, french]) {
      const found = counts.find(({ locale_id }) => locale_id === id);
      const words = (await wordsOf(id)).filter(({ namespace }) => namespace === 'shell');
      expect(found?.total).toBe(words.length);
    }
  });

  it('whose source changed are confirmed by saving them again', async () => {
    await edit(spanish, { title: 'Palabras' });
    await api.register('admin', { 'en-US': { title: 'All words' } });
    expect(await keysOf(spanish, 'source_changed')).toEqual(['title']);
    await edit(spanish, { title: 'Palabras' });
    expect(await keysOf(spanish, 'source_changed')).toEqual([]);
  });

  it('of a locale that there is not are refused', async () => {
    const body = { locale_id: 999 };
    expect(await api.call('POST admin/translations/get_words_count', body)).toMatchObject({
      status: 400,
      body: { code: 'unknown_value', path: 'locale_id' },
    });
  });
});

const belgian = { locale: 'fr-BE', parrentId: french, name: 'Français (Belgique)' };

describe('a language', () => {
  it('is added, is one of the languages and has its pack', async () => {
    const { status, body } = await api.call('POST admin/locales/add', belgian);
    expect(status).toBe(200);
    expect(body.locale).toMatchObject(belgian);
    const { body: listed } = await api.call('GET languages/locales');
    expect(listed.locales.at(-1)).toEqual(body.locale);
    const { body: known } = await api.call('POST admin/locales/get');
    expect(known.added).toEqual([body.locale.id]);
    expect((await api.pack('fr-BE')).body.language_pack).toEqual({});
    expect(await changes('language')).toMatchObject([{ action: 'added', subject: 'fr-BE' }]);
  });

  it('takes over edited words of another, and falls back to its parents for the rest', async () => {
    await edit(spanish, { of: '{{n}} de {{all}}' });
    await edit(french, { save: 'Enregistrer' });
    const { body } = await api.call('POST admin/locales/add_as', { ...belgian, as_id: spanish });
    const words = await wordsOf(body.locale.id);
    const wordOf = (key: string) => words.find((word) => word.key === key);
    expect(wordOf('of')).toMatchObject({ translated_text: '{{n}} de {{all}}', is_edited: true });
    expect(wordOf('save')).toMatchObject({
      translated_text: 'Enregistrer',
      inherited_from: 'fr-FR',
    });
    expect((await api.pack('fr-BE')).body.language_pack).toEqual({
      shell: { of: '{{n}} de {{all}}' },
    });
  });

  it.each([
    ['xx', 'invalid', 'locale', { locale: 'xx' }],
    ['en-us', 'invalid', 'locale', { locale: 'en-us' }],
    ['a language without a name', 'invalid', 'locale', { locale: 'xx-XX' }],
    ['one that there is', 'unique', 'locale', { locale: 'de-DE' }],
    ['its own parent', 'invalid', 'parrentId', { locale: 'fr-FR' }],
    ['a parent that there is not', 'unknown_value', 'parrentId', { parrentId: 999 }],
    ['one to copy that there is not', 'unknown_value', 'as_id', { as_id: 999 }],
    ['no name', 'invalid', 'name', { name: '  ' }],
  ])('is refused with %s', async (_, code, path, wrong) => {
    const body = { ...belgian, as_id: spanish, ...wrong };
    expect(await api.call('POST admin/locales/add_as', body)).toMatchObject({
      status: 400,
      body: { code, path },
    });
    const { body: listed } = await api.call('GET languages/locales');
    expect(listed.locales).toHaveLength(35);
  });

  it('is added once by two at the same time', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => api.call('POST admin/locales/add', belgian)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is withdrawn only while nobody uses it', async () => {
    const { body } = await api.call('POST admin/locales/add', belgian);
    const withdraw = (locale_id: number) => api.call('POST admin/locales/withdraw', { locale_id });
    const child = { ...belgian, locale: 'fr-CH', parrentId: body.locale.id };
    const { body: other } = await api.call('POST admin/locales/add', child);
    const useOf = async (locale_id: number) =>
      (await api.call('POST admin/locales/get_use', { locale_id })).body.use;
    expect(await useOf(body.locale.id)).toEqual({
      is_original: false,
      is_built: false,
      children: ['fr-CH'],
      users: 0,
      registrations: 0,
      reports: 0,
    });
    expect(await useOf(spanish)).toMatchObject({ is_original: true, is_built: true });
    expect((await withdraw(body.locale.id)).status).toBe(400);
    expect((await withdraw(spanish)).status).toBe(400);
    const userId = await addTestUser(api.database, { login: 'zoe', language: 'fr-CH' });
    expect(await useOf(other.locale.id)).toMatchObject({ users: 1 });
    expect((await withdraw(other.locale.id)).status).toBe(400);
    await api.database.kysely.deleteFrom('users').where('id', '=', userId).execute();
    expect((await withdraw(other.locale.id)).status).toBe(200);
    expect((await withdraw(body.locale.id)).status).toBe(200);
    expect(await changes('language')).toMatchObject([{ action: 'deleted', subject: 'fr-BE' }]);
    expect((await api.pack('fr-BE')).status).toBe(400);
  });
});

test('an edited word is told by the audit', async () => {
  await edit(spanish, { title: 'Palabras' });
  expect(await changes('word')).toMatchObject([
    {
      action: 'changed',
      subject: 'admin:title (es-US)',
      before: { text: null },
      after: { text: 'Palabras' },
    },
  ]);
});
