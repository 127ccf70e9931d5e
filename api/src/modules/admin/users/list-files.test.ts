import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { exportFormats, type ListFileFormat } from '@portal/contract/wire';
import { readXlsx } from 'hucre/xlsx';
import { addTestUser } from '../../../app/testing.ts';
import { limitExports } from '../../../exports/answer-export.ts';
import { registerWords } from '../../../words/register-words.ts';
import { testUsersApi, type UsersApi } from './testing.ts';

const root = new URL('../../../../../', import.meta.url);
const usersFile = 'POST admin/users/export_users';
const registrationsFile = 'POST admin/users/export_registrations';
const wordsFile = 'POST admin/translations/export_words';
type FileCall = typeof usersFile | typeof registrationsFile | typeof wordsFile;

let api: UsersApi;
beforeAll(async () => {
  api = await testUsersApi();
  for (const [namespace, folder] of [
    ['admin', 'remote-admin'],
    ['shell', 'shell'],
  ] as const) {
    const read = async (locale: string) =>
      JSON.parse(
        await readFile(fileURLToPath(new URL(`${folder}/locales/${locale}.json`, root)), 'utf8'),
      );
    const packs = { 'en-US': await read('en-US'), 'fr-CA': await read('fr-CA') };
    await registerWords(api.database.kysely, { namespace, version: '1.0.0-aaa', packs });
  }
});
afterAll(() => api.close());

async function fileOf(
  call: FileCall,
  body: object = {},
  format: ListFileFormat = exportFormats.excel,
) {
  const as = await api.sessionOf(api.adminId);
  const headers = { 'user-language': 'en-US', 'user-time': '07/01/2025 08:00:00' };
  return api.call(call, { as, headers, body: { ...body, format } });
}

async function sheetOf(call: FileCall, body: object = {}) {
  const { sheets } = await readXlsx((await fileOf(call, body)).bytes);
  const [cover, table] = sheets.map(({ rows }) => rows);
  const start = table?.findIndex((row) => row.filter((cell) => cell !== null).length > 2) ?? 0;
  const [heading = [], ...rows] = table?.slice(start) ?? [];
  return { cover: cover?.flat() ?? [], heading, rows };
}

test('the users stand in a workbook as on screen, marks and counts written out', async () => {
  const { kysely } = api.database;
  const id = await addTestUser(api.database, { login: 'uma', name: 'Uma', lastName: 'Roe' });
  await kysely.updateTable('users').set({ is_locked: true }).where('id', '=', id).execute();
  const { heading, rows } = await sheetOf(usersFile);
  expect(heading).toEqual(['Name', 'Login', 'E-mail', 'Group', 'Sees', 'Sign-in', 'Since']);
  const byLogin = new Map(rows.map((row) => [row[1], row]));
  expect(byLogin.get('gyr')?.slice(0, 5)).toEqual([
    'Grace Young',
    'gyr',
    expect.stringContaining('@'),
    'Internal staff (GYR)',
    'Everything',
  ]);
  expect(byLogin.get('uma')?.[5]).toContain('Locked');
});

test('a file holds what is searched for, of every page, and says so', async () => {
  for (let number = 0; number < 501; number += 1)
    await addTestUser(api.database, { login: `many${number}`, lastName: 'Many', group: 'DLR' });
  const { rows } = await sheetOf(usersFile, { keyword: 'many', group: 'DLR' });
  expect(new Set(rows.map((row) => row[1])).size).toBe(501);
  const { rows: none, cover } = await sheetOf(usersFile, { keyword: ' many3 ', group: 'CUS' });
  expect(none).toEqual([]);
  expect(cover).toEqual(expect.arrayContaining(['Group', 'Fleet customer (CUS)', 'many3']));
  expect(cover).toContain('Created');
});

test("days of a file are the reader's own", async () => {
  const id = await api.register({ email: 'late@hauler.example', company: 'Late Hauling' });
  const requested_at = new Date('2025-06-30T02:00:00Z');
  const { kysely } = api.database;
  await kysely.updateTable('registrations').set({ requested_at }).where('id', '=', id).execute();
  const { rows } = await sheetOf(registrationsFile, { state: 'waiting', keyword: 'late@' });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContainEqual(new Date('2025-06-29T00:00:00Z'));
});

test('the words of a language stand in a file with their keys', async () => {
  const { rows, cover } = await sheetOf(wordsFile, {
    locale_id: await french(),
    keyword: 'export.',
  });
  expect(cover).toContain('Français (Canada)');
  expect(rows).toContainEqual(['shell:export.made', 'Created', 'Créé le', null]);
});

test('files of lists count with all other exports', async () => {
  const { kysely: db } = api.database;
  await db.deleteFrom('rate_limits').execute();
  const asker = { db, user: { id: api.adminId }, now: api.clock.now() };
  for (let time = 0; time < 30; time += 1) await limitExports(asker);
  expect((await fileOf(usersFile)).status).toBe(429);
  await db.deleteFrom('rate_limits').execute();
});

test('a PDF is one', async () => {
  const { bytes, headers } = await fileOf(usersFile, {}, exportFormats.pdf);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(headers['content-disposition']).toContain('Users.pdf');
});

test.each([
  [usersFile, { group: 'KING' }, 'group'],
  [registrationsFile, {}, 'state'],
  [wordsFile, { locale_id: 9999 }, 'locale_id'],
] as const)('%s refuses %j with its path', async (call, body, path) => {
  expect(await fileOf(call, body)).toMatchObject({ status: 400, body: { path } });
});

async function french(): Promise<number> {
  const { body } = await api.asAdmin('POST admin/locales/get', {});
  return body.locales.find(({ locale }) => locale === 'fr-CA')?.id ?? 0;
}
