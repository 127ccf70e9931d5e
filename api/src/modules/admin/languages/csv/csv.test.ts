import { textRows } from '../../../../csv/text-rows.ts';
import { testWordsApi, type WordsApi } from '../../../../words/testing.ts';
import { createWordHelpers, polish, spanish } from '../testing.ts';

let api: WordsApi;
beforeAll(async () => {
  api = await testWordsApi();
});
afterAll(() => api.close());

const built = {
  'en-US': {
    cancel: 'Cancel',
    formula: '=SUM(A1)',
    lines: 'one, "two"\nthree; four',
    range: '{{from}} to {{to}}',
    save: 'Save',
    tires_one: 'A tire',
    tires_other: '{{count}} tires',
  },
  'es-US': { cancel: 'Cancelar', save: 'Guardar' },
};
beforeEach(async () => {
  await api.clear();
  await api.database.kysely.deleteFrom('audit_entries').execute();
  await api.register('shell', built);
});

const { words, wordOf, pack, save, changes } = createWordHelpers(() => api);

const take = (content: string | Buffer, more: object = {}) =>
  api.call('POST admin/translations/import_csv', {
    locale_id: spanish,
    content: Buffer.from(content as string).toString('base64'),
    is_dry_run: false,
    ...more,
  });
const head = 'namespace,key,translation';

async function fileOf(locale_id = spanish, more: object = {}) {
  const answer = await api.call('POST admin/translations/export_csv', { locale_id, ...more });
  expect(answer.status).toBe(200);
  return Buffer.from(answer.bytes);
}
async function tableOf(bytes: Buffer) {
  const rows: (readonly string[])[] = [];
  for await (const { cells } of textRows(bytes)) rows.push(cells);
  return rows;
}

describe('the file', () => {
  it('has the words of the language, empty where there is work to do, and no formula', async () => {
    await save('formula', '@SUMA(A1)');
    const bytes = await fileOf();
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [heading, ...rows] = await tableOf(bytes);
    expect(heading?.slice(0, 3)).toEqual(['namespace', 'key', 'translation']);
    expect(rows.map((cells) => cells.slice(1, 4))).toEqual([
      ['cancel', 'Cancelar', 'Cancel'],
      ['formula', "'@SUMA(A1)", "'=SUM(A1)"],
      ['lines', '', 'one, "two"\nthree; four'],
      ['range', '', '{{from}} to {{to}}'],
      ['save', 'Guardar', 'Save'],
      ['tires_many', '', '{{count}} tires'],
      ['tires_one', '', 'A tire'],
      ['tires_other', '', '{{count}} tires'],
    ]);
  });

  it('holds what is filtered', async () => {
    const rows = await tableOf(await fileOf(spanish, { standing: 'to_do', keyword: 'tires' }));
    expect(rows.map(([, key]) => key)).toEqual(['key', 'tires_many', 'tires_one', 'tires_other']);
  });

  it('changes nothing when it comes back as it is', async () => {
    for (const [key, text] of [
      ['formula', "'=SUMA(A1)"],
      ['lines', 'uno, "dos"\ntres; cuatro'],
      ['save', ' -Grabar '],
    ] as const) {
      expect(await save(key, text)).toMatchObject({ status: 200 });
    }
    const before = await words();
    const { body } = await take(await fileOf());
    expect(body).toMatchObject({ changed: 0, refused: 0, unchanged: 8, rows: [] });
    expect(await words()).toEqual(before);
  });

  it('takes every text of one language to another letter for letter', async () => {
    await save('formula', '=1+1');
    await save('lines', 'uno, "dos"\ntres; cuatro');
    const texts = new Map(
      (await words()).map(({ key, translated_text }) => [key, translated_text]),
    );
    const table = await tableOf(await fileOf());
    const filled = table.map((cells) => cells.slice(0, 3));
    const csv = filled.map((cells) =>
      cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join('\t'),
    );
    // German has only the plural forms `one` and `other`.
    const { body } = await take(csv.join('\r\n'), { locale_id: 10 });
    expect(body).toMatchObject({ changed: 4, refused: 1, unchanged: 3 });
    expect(body.rows[0]).toMatchObject({ key: 'shell:tires_many', fault: 'plural_form' });
    for (const key of ['formula', 'lines', 'save', 'cancel']) {
      expect((await wordOf(key, 10)).translated_text).toBe(texts.get(key));
    }
  });
});

describe('a file that comes in', () => {
  const file = [
    'key;namespace;translation;comments',
    'save;shell;Grabar;as fleets say',
    'cancel;shell;Cancelar;',
    'range;shell;desde {{from}};',
    'range;shell;{{from}} {{to}} {{x}};',
    'nowhere;shell;x;',
    'tires_few;shell;x;',
    'save;shell;Otra vez;',
    'lines;shell',
    `formula;shell;${'x'.repeat(4001)};`,
  ].join('\n');
  const faults = [
    [4, 'placeholders', ['{{to}}']],
    [5, 'twice', []],
    [6, 'unknown_key', []],
    [7, 'plural_form', []],
    [8, 'twice', []],
    [9, 'columns', []],
    [10, 'too_long', []],
  ];

  it('is judged row by row in a dry run, which writes nothing', async () => {
    const before = await words();
    const { status, body } = await take(file, { is_dry_run: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ changed: 1, unchanged: 1, refused: 7 });
    expect(body.rows.slice(0, 7).map(({ row, fault, names }) => [row, fault, names])).toEqual(
      faults,
    );
    expect(body.rows[7]).toMatchObject({
      row: 2,
      key: 'shell:save',
      result: 'changed',
      before: 'Guardar',
      after: 'Grabar',
    });
    expect(await words()).toEqual(before);
    expect(await changes()).toEqual([]);
  });

  it('is taken but for the rows that are refused, and the audit tells each word', async () => {
    expect((await take(file)).body).toMatchObject({ changed: 1, unchanged: 1, refused: 7 });
    expect(await wordOf('save')).toMatchObject({
      translated_text: 'Grabar',
      comments: 'as fleets say',
      edited_by: 'gyr',
    });
    expect(await pack('es-US')).toEqual({ shell: { save: 'Grabar' } });
    expect(await changes()).toMatchObject([
      { area: 'word', subject: 'shell:save (es-US)', after: { text: 'Grabar' } },
    ]);
  });

  it('fills in the forms that a language has', async () => {
    const rows = ['one', 'few', 'many', 'other'].map((form) => `shell,tires_${form},${form}`);
    const { body } = await take([head, ...rows].join('\r'), { locale_id: polish });
    expect(body).toMatchObject({ changed: 4, refused: 0 });
    expect(await wordOf('tires_few', polish)).toMatchObject({ translated_text: 'few' });
  });

  it.each([
    ['UTF-8 with its mark', Buffer.from(`\ufeff${head}\nshell,save,Ñandú 🚚`), 'Ñandú 🚚'],
    ['UTF-16', Buffer.from(`\ufeff${head}\nshell,save,Ñandú`, 'utf16le'), 'Ñandú'],
    ['what Windows writes', Buffer.from(`${head}\nshell,save,\xd1and\xfa`, 'latin1'), 'Ñandú'],
    ['bars', Buffer.from(`${head.replaceAll(',', '|')}\nshell|save|a,b;c`), 'a,b;c'],
    ['lines in a cell', Buffer.from(`${head}\r\nshell,save,"a\r\nb"\r\n`), 'a\nb'],
    ['quotation marks', Buffer.from(`${head}\nshell,save,"a ""b"""`), 'a "b"'],
  ])('is read with %s', async (_, bytes, text) => {
    expect((await take(bytes)).body).toMatchObject({ changed: 1, refused: 0 });
    expect(await wordOf('save')).toMatchObject({ translated_text: text });
  });

  it('is taken up to where it is broken', async () => {
    const { body } = await take(`${head}\nshell,save,Grabar\nshell,cancel,"Anular\nshell,x,y`);
    expect(body).toMatchObject({
      changed: 1,
      refused: 1,
      rows: [{ row: 3, fault: 'broken' }, { row: 2 }],
    });
    expect(await wordOf('save')).toMatchObject({ translated_text: 'Grabar' });
  });

  it('gives a word back by its built text, and leaves it by an empty cell', async () => {
    await save('save', 'Grabar');
    await save('cancel', 'Anular');
    const { body } = await take(`${head}\nshell,save,Guardar\nshell,cancel,`);
    expect(body).toMatchObject({ changed: 1, unchanged: 1 });
    expect(await pack('es-US')).toEqual({ shell: { cancel: 'Anular' } });
  });

  it('changes comments without confirming a text', async () => {
    await save('save', 'Grabar');
    await api.register('shell', { ...built, 'en-US': { ...built['en-US'], save: 'Store' } });
    await take('namespace,key,translation,comments\nshell,save,Grabar,why');
    expect(await wordOf('save')).toMatchObject({ comments: 'why', is_source_changed: true });
  });

  it('tells of words that are held back', async () => {
    await save('range', '{{to}} {{from}}');
    await api.register('shell', { ...built, 'en-US': { ...built['en-US'], range: '{{from}}' } });
    const { body } = await take(`${head}\nshell,range,{{to}} {{from}}`);
    expect(body.rows).toMatchObject([{ fault: 'held_back', key: 'shell:range' }]);
  });

  it('refuses words whose English has changed since it was made', async () => {
    const { body } = await take(`${head},english\nshell,save,Grabar,Store`);
    expect(body.rows).toMatchObject([{ fault: 'source_changed' }]);
  });

  it('refuses words that a colleague saved since it was made, or since the dry run', async () => {
    const bytes = await fileOf();
    await save('save', 'Grabar');
    const text = bytes.toString().replace('Guardar', 'Salvar');
    expect((await take(text)).body.rows).toMatchObject([
      { fault: 'changed_elsewhere', before: 'Grabar', after: 'Salvar', changed_by: 'gyr' },
    ]);
    const rows = `${head}\nshell,save,Salvar`;
    const { body } = await take(rows, { is_dry_run: true });
    expect(body).toMatchObject({ changed: 1 });
    const { id } = await wordOf('save');
    await api.database.kysely
      .updateTable('word_translations')
      .set({ edited_at: new Date(Date.parse(body.read_at) + 1) })
      .where('word_id', '=', id)
      .where('edited_by', 'is not', null)
      .execute();
    expect((await take(rows, { read_at: body.read_at })).body.rows).toMatchObject([
      { fault: 'changed_elsewhere' },
    ]);
    expect(await wordOf('save')).toMatchObject({ translated_text: 'Grabar' });
  });

  it.each([
    ['nothing', '', 'invalid'],
    ['headings alone', head, 'invalid'],
    ['other headings', 'a,b,c\n1,2,3', 'invalid'],
    ['a heading twice', `${head},key\nshell,save,x,y`, 'invalid'],
    ['an image', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'file_unreadable'],
    ['too many rows', `${head}\n${'shell,x,y\n'.repeat(20_001)}`, 'too_many'],
    ['too many bytes', `${head}\n${'x'.repeat(4_000_001)}`, 'file_too_large'],
  ])('is refused with %s', async (_, content, code) => {
    expect(await take(content)).toMatchObject({ status: 400, body: { code, path: 'content' } });
  });

  it('is refused for a language that there is not, and with a time that is none', async () => {
    expect(await take(head, { locale_id: 999 })).toMatchObject({ body: { path: 'locale_id' } });
    const late = { read_at: '2026-99-99T99:99:99.999Z' };
    expect(await take(head, late)).toMatchObject({ body: { path: 'read_at' } });
  });
});
