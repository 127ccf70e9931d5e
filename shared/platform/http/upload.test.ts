import { defineCalls } from '@portal/contract/wire';
import { Type } from 'typebox';
import { fakeBases, fakeServer, type ReceivedCall } from '../testing/fake-server.ts';
import { baseAddress, callsOf } from './http.ts';
import { configureHttp } from './manage.ts';

const calls = defineCalls({
  'POST things/add_photo/{id}': {
    summary: 'A photo.',
    right: 'session',
    params: Type.Object({ id: Type.String() }),
    body: Type.Object({ axle: Type.Integer(), key: Type.Optional(Type.String()) }),
    upload: { largest: 1000 },
    response: Type.String(),
  },
});
const call = callsOf<typeof calls>();

test('a call with a file is sent as form data, its fields before the file', async () => {
  const received: ReceivedCall[] = [];
  configureHttp({
    bases: fakeBases,
    adapter: fakeServer(
      () => 'kept',
      (sent) => void received.push(sent),
    ),
  });
  const file = new Blob(['jpeg']);
  const answer = await call('POST things/add_photo/{id}', {
    params: { id: '7' },
    body: { axle: 2 },
    file,
  });
  expect(answer).toBe('kept');
  const form = received[0]?.body as FormData;
  expect([...form.keys()]).toEqual(['axle', 'file']);
  expect([form.get('axle'), (form.get('file') as File).size]).toEqual(['2', 4]);
});

test('an address that an answer names is one of the API', () => {
  configureHttp({ bases: fakeBases });
  expect(baseAddress('things/get_photo?size=small')).toBe('/api/v2/things/get_photo?size=small');
});
