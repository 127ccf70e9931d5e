import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { reportDefinitions } from '@portal/contract/fleet-dashboard';
import { findUser } from '../../../access/users.ts';
import { readLocalizedTexts } from '../../../words/localized-texts.ts';
import { checkExport } from './check-export.ts';
import { exportDocument } from './export-document.ts';
import { type ExportsApi, exportOf, exportsApi, partOf } from './testing/exports-api.ts';
import { waitUntil } from './testing/orders-api.ts';

let api: ExportsApi;
beforeAll(async () => {
  api = await exportsApi();
});
afterAll(() => api.close());

const everything = () =>
  exportOf(
    api.fleet,
    reportDefinitions.map(({ type }) => partOf(type)),
  );

test('a document that nobody waits for computes no further report', async () => {
  const db = api.database.kysely;
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('login', '=', 'gyr')
    .executeTakeFirstOrThrow();
  const user = await findUser(db, id);
  if (!user) throw new Error('no user');
  const controller = new AbortController();
  const asking = { db, user, signal: controller.signal, pictures: api.pictures };
  const setting = { format: 1, locale: '', userTime: '', now: api.clock.now() } as const;
  const words = await readLocalizedTexts(db, 'dashboard', '');
  const checked = await checkExport(asking, everything());
  const { sections } = await exportDocument(asking, checked, { ...setting, words });
  const titles: string[] = [];
  const read = async () => {
    for await (const { title } of sections) {
      titles.push(title);
      if (titles.length === 2) controller.abort(new Error('gone'));
    }
  };
  await expect(read()).rejects.toThrow('gone');
  expect(titles).toHaveLength(2);
});

const isMakerThere = () => process.getActiveResourcesInfo().includes('ProcessWrap');

function ask(format: string): ClientRequest {
  const { token, apiKey } = api.session;
  const address = api.app.server.address() as AddressInfo;
  const call = request({
    host: '127.0.0.1',
    port: address.port,
    method: 'POST',
    path: `/api/v2/fleet_dashboard/export_reports_${format}`,
    headers: {
      authorization: `Bearer ${token}`,
      'api-key': apiKey,
      'content-type': 'application/json',
    },
  });
  call.on('error', () => {});
  call.end(JSON.stringify(everything()));
  return call;
}

test.each([
  ['pdf', 'while it is made', async () => waitUntil(async () => isMakerThere())],
  ['png', 'while it is made', async () => waitUntil(async () => isMakerThere())],
  ['pdf', 'after its first bytes', (call: ClientRequest) => once(call, 'response')],
  ['excel', 'after its first bytes', (call: ClientRequest) => once(call, 'response')],
])('whoever hangs up on a %s %s leaves no process and no file', async (format, _, until) => {
  if (!api.app.server.listening) await api.app.listen({ host: '127.0.0.1', port: 0 });
  const call = ask(format);
  await until(call);
  call.destroy();
  await waitUntil(async () => !isMakerThere());
  expect(await readdir(join(api.settings.dataDir, 'exports')).catch(() => [])).toEqual([]);
  const { status } = await api.call('GET fleet_dashboard/get_exports', { as: api.session });
  expect(status).toBe(200);
  expect(api.log).toEqual([]);
});
