import type { portalCalls } from '@portal/contract/portal';
import { fakeBases, fakeServer } from '../testing/fake-server.ts';
import { callsOf } from './http.ts';
import { configureHttp } from './manage.ts';

const call = callsOf<typeof portalCalls>();

test('a call is typed by its contract', async () => {
  configureHttp({ bases: fakeBases, adapter: fakeServer(() => ({ id: 'x', record: '{}' })) });
  const { record }: { record: string } = await call('GET portal-v1:record_store/get_record/{id}', {
    params: { id: 'x' },
  });
  expect(record).toBe('{}');

  const mistakes = () => [
    // @ts-expect-error: there is no such call
    call('GET nothing'),
    // @ts-expect-error: its parameter is missing
    call('GET portal-v1:record_store/get_record/{id}'),
    // @ts-expect-error: its body has another field
    call('POST authorization/login_by_gy', { body: { code: 'x' } }),
    // @ts-expect-error: it takes no body
    call('GET authorization/verify', { body: {} }),
  ];
  expect(mistakes).toBeDefined();
});

test('a parameter without a value is a mistake of the caller, and nothing is sent', async () => {
  const sent = jest.fn();
  configureHttp({ bases: fakeBases, adapter: fakeServer(() => ({}), sent) });
  await expect(
    call('GET portal-v1:record_store/get_record/{id}', { params: { id: '' } }),
  ).rejects.toThrow('No value for {id}');
  expect(sent).not.toHaveBeenCalled();
});
