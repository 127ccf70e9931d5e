import { type ExportsApi, exportOf, exportsApi, partOf, sheetsOf } from './testing/exports-api.ts';

let api: ExportsApi;
beforeAll(async () => {
  api = await exportsApi();
});
afterAll(() => api.close());
beforeEach(() => api.database.kysely.deleteFrom('rate_limits').execute());

const part = partOf('emergency_vs_scheduled', { graph_compare_by_previous: true });

async function workbookIn(locale: string, base: Parameters<typeof exportOf>[2] = {}) {
  const answer = await api.call('POST fleet_dashboard/export_reports_excel', {
    as: api.session,
    body: exportOf(api.fleet, [part], base),
    headers: { 'user-language': locale },
  });
  expect(answer.status).toBe(200);
  const [cover = [], sheet = []] = [...(await sheetsOf(answer.bytes)).values()];
  return { cover: cover.flat(), name: String(answer.headers['content-disposition']), sheet };
}

async function sheetIn(locale: string) {
  const { cover, sheet, name } = await workbookIn(locale);
  return { cells: [...cover, ...sheet.flat()], name };
}

test("the language is the caller's", async () => {
  const { cells, name } = await sheetIn('pt-BR');
  for (const wanted of ['Relatório do painel da frota', 'Mês', '% de emergência'])
    expect(cells).toContain(wanted);
  expect(cells).toContainEqual(new Date('2024-07-01'));
  expect(cells).not.toContain('Month');
  expect(name).toContain('filename="Relatorio do painel da frota');
  expect(name).toContain("filename*=UTF-8''Relat%C3%B3rio%20do%20painel");
});

test('the language has a word for the brand that casings lack, by which a report is filtered', async () => {
  const parts = [partOf('turnaround_time', { tire_brands: ['Unknown'] })];
  const answer = await api.call('POST fleet_dashboard/export_reports_excel', {
    as: api.session,
    body: exportOf(api.fleet, parts),
    headers: { 'user-language': 'pt-BR' },
  });
  const [, sheet = []] = [...(await sheetsOf(answer.bytes)).values()];
  expect(sheet.flat()).toContain('Desconhecido');
});

test('the language is that of its parent where it has no words', async () => {
  expect((await sheetIn('pt-PT')).cells).toContain('% de emergência');
  expect((await sheetIn('de-DE')).cells).toContain('Emergency %');
  expect((await sheetIn('xx-XX')).cells).toContain('Emergency %');
});

test("the language has the administrators' words, unless they are held back", async () => {
  const { kysely } = api.database;
  const edit = async (held_back: boolean) => {
    const word = kysely.selectFrom('words').select('id').where('key', '=', 'column.month');
    const locale = kysely.selectFrom('locales').select('id').where('locale', '=', 'pt-BR');
    await kysely
      .updateTable('word_translations')
      .set({ edited_text: 'Período do mês', held_back })
      .where('word_id', '=', word)
      .where('locale_id', '=', locale)
      .execute();
  };
  await edit(false);
  expect((await sheetIn('pt-BR')).cells).toContain('Período do mês');
  await edit(true);
  expect((await sheetIn('pt-BR')).cells).toContain('Mês');
});

test('the language counts what was chosen in its own plural forms', async () => {
  const { kysely } = api.database;
  const rows = await kysely
    .selectFrom('locations')
    .innerJoin('accounts', 'accounts.id', 'locations.account_id')
    .where('accounts.nonsig', '=', api.fleet.account)
    .select(['locations.id', 'locations.code', 'locations.name'])
    .orderBy('locations.code')
    .limit(2)
    .execute();
  const [one] = rows;
  const coverOf = async (count: number, locale: string) => {
    const base = { locations: rows.slice(0, count).map(({ id }) => id) };
    return (await workbookIn(locale, base)).cover;
  };
  expect(await coverOf(1, 'en-US')).toContain(`1 location: ${one?.code} ${one?.name}`);
  const names = rows.map(({ code, name }) => `${code} ${name}`).join(', ');
  expect(await coverOf(2, 'pt-BR')).toContain(`2 locais: ${names}`);
});
