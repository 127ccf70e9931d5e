import { rights } from '@portal/contract/portal';
import { basePaths, fileBytes, isFileAlone, parseCallName } from '@portal/contract/wire';
import { type TestApi, testApi } from '../app/testing.ts';
import { areas } from './areas.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi(areas);
});
afterAll(() => api.close());

const names = areas.flatMap(({ calls }) => Object.entries(calls));
const document = async () => (await api.app.inject('/api/v2/openapi.json')).json();

const asJson = (schema: object): unknown => JSON.parse(JSON.stringify(schema));

test('the document needs no session and names every right', async () => {
  const { openapi, 'x-rights': known } = await document();
  expect(openapi).toBe('3.1.0');
  expect(known).toEqual(Object.keys(rights));
});

test.each(names)('%s is in it with its right and its schemas', async (name, call) => {
  const { method, base, path } = parseCallName(name);
  const operation = (await document()).paths[`${basePaths[base]}/${path}`][method.toLowerCase()];
  expect(operation).toMatchObject({ summary: call.summary, 'x-right': call.right });
  expect(operation.security).toHaveLength(call.right === 'none' ? 0 : 1);
  const { content } = operation.responses[200];
  const { 'application/json': json, ...files } = content;
  const { 'text/event-stream': stream, ...others } = files;
  expect(stream?.['x-events']).toEqual(call.stream && asJson(call.stream));
  expect(Object.keys(others)).toEqual(call.files ?? []);
  expect(json?.schema).toEqual(isFileAlone(call.response) ? undefined : asJson(call.response));
  for (const { schema } of Object.values<{ schema: unknown }>(others)) {
    expect(schema).toEqual(asJson(fileBytes));
  }
  expect('requestBody' in operation).toBe(call.body !== undefined);
});

test('nothing else is in it', async () => {
  const { paths } = await document();
  const operations = Object.values(paths).flatMap((path) => Object.keys(path as object));
  expect(operations).toHaveLength(names.length);
});

test('every base that has calls is in it', async () => {
  const paths = Object.keys((await document()).paths);
  const bases = new Set(names.map(([name]) => basePaths[parseCallName(name).base]));
  for (const base of bases) expect(paths.some((path) => path.startsWith(`${base}/`))).toBe(true);
});

test('every call that needs a session refuses without one', async () => {
  for (const [name, call] of names) {
    if (call.right === 'none') continue;
    const answer = await api.call(name as 'GET x', { params: { id: 'some-record' } });
    expect([name, answer.status]).toEqual([name, 403]);
  }
});
