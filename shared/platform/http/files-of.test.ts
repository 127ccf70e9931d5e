import { defineCalls } from '@portal/contract/wire';
import { Type } from 'typebox';
import { answer, refusal } from '../testing/fake-answer.ts';
import { fakeBases, fakeServer, type Respond } from '../testing/fake-server.ts';
import { filesOf, saveFile } from './http.ts';
import { configureHttp } from './manage.ts';

const calls = defineCalls({
  'GET things/get_file': {
    summary: 'A file.',
    right: 'session',
    files: ['application/pdf'],
    response: Type.Unsafe<Blob>({}),
  },
  'GET things/get_large_file': {
    summary: 'A file, or word that it will take a while.',
    right: 'session',
    files: ['application/pdf'],
    response: Type.Object({ id: Type.Integer() }),
  },
  'GET things/get_thing': { summary: 'A thing.', right: 'session', response: Type.String() },
});
const file = filesOf<typeof calls>();
const serve = (respond: Respond) =>
  configureHttp({ bases: fakeBases, adapter: fakeServer(respond) });
const content = new Blob(['%PDF']);

test.each([
  [`attachment; filename="Reporte.pdf"; filename*=UTF-8''Reporte%20%C3%BA.pdf`, 'Reporte ú.pdf'],
  [`attachment; filename="Report.pdf"; filename*=UTF-8''%E0%A4%A`, 'Report.pdf'],
  ['attachment; filename="Report.pdf"', 'Report.pdf'],
])('a file comes under the name of its answer: %s', async (disposition, name) => {
  serve(() => answer(200, content, { 'content-disposition': disposition }));
  expect(await file('GET things/get_file')).toEqual({ name, content });
});

test('what a call may answer in place of a file comes as it is', async () => {
  // The test browser cannot read blobs.
  const json = Object.assign(new Blob(), { text: async () => '{"id":7}' });
  serve(() => answer(200, json, { 'content-type': 'application/json; charset=utf-8' }));
  expect(await file('GET things/get_large_file')).toEqual({ id: 7 });
});

test('a refusal is what it is for any call', async () => {
  serve(() => refusal('limit_reached'));
  await expect(file('GET things/get_file')).rejects.toMatchObject({ code: 'limit_reached' });
  serve(() => {
    throw new Error('broken off');
  });
  await expect(file('GET things/get_file')).rejects.toMatchObject({ code: 'network' });
});

test('calls that answer no file are not among them', () => {
  // @ts-expect-error: this one answers JSON
  expect(() => file('GET things/get_thing')).toBeDefined();
});

test('the browser saves it under its name', () => {
  const saved: (readonly [string, string])[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push([this.download, this.href]);
  });
  saveFile({ name: 'Report.pdf', content });
  expect(saved).toEqual([['Report.pdf', 'blob:1']]);
  expect(document.querySelector('a')).toBeNull();
});
