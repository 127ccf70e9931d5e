import './testing/fake-database.ts';
import { bus, connectivityChanged } from '../bus/bus.ts';
import { setClock } from '../clock/clock.ts';
import { configureHttp } from '../http/manage.ts';
import { noteSessionEnd, setUser } from '../session/manage.ts';
import { fakeBases, fakeServer } from '../testing/fake-server.ts';
import { fakeUser } from '../testing/fake-user.ts';
import { act, renderHook, waitFor } from '../testing/testing.ts';
import { countWaitingEntries, keepsWork, sendNow, useWaitingCounts } from './manage.ts';
import {
  dropSet,
  keepDocuments,
  outbox,
  useAllEntries,
  useEntries,
  useSending,
  useTakenSets,
} from './offline.ts';
import { FakeYard, newKeys, write } from './testing/fake-yard.ts';

const yard = new FakeYard();

const online = (isOnline: boolean) => act(() => bus.emit(connectivityChanged, isOnline));

beforeEach(() => {
  newKeys();
  configureHttp({ bases: fakeBases, adapter: fakeServer(yard.respond) });
  act(() => setUser(fakeUser()));
  online(false);
});

afterEach(() => setClock(null));

it('the entries of a remote follow what is written, sent and discarded', async () => {
  const { result } = renderHook(() => useEntries('surveys'));
  await act(() => outbox.add(write(1)));
  await act(() => outbox.add(write(2, { remote: 'other' })));
  expect(result.current).toHaveLength(1);
  expect(renderHook(() => useAllEntries()).result.current).toHaveLength(2);
  online(true);
  await waitFor(() => expect(result.current).toEqual([]));
});

it('what was taken along follows what is kept and dropped', async () => {
  const { result } = renderHook(() => useTakenSets('surveys'));
  const set = { id: 'yard 1', remote: 'surveys', title: 'Yard', units: 2 };
  await act(() => keepDocuments(set, new Map([['GET a', 'ä']]), []));
  await waitFor(() => expect(result.current).toMatchObject([{ ...set, size: 4 }]));
  act(() => setUser(fakeUser({ login: 'other@demo.example' })));
  await waitFor(() => expect(result.current).toEqual([]));
  act(() => setUser(fakeUser()));
  await waitFor(() => expect(result.current).toHaveLength(1));
  await act(() => dropSet('yard 1'));
  await waitFor(() => expect(result.current).toEqual([]));
});

it('sending tells of the network, of what is on its way, and of the last contact', async () => {
  const { result, rerender } = renderHook(useSending);
  expect(result.current).toEqual({ isOnline: false, isSending: false, lastContact: null });
  setClock(new Date('2026-03-04T12:00:00Z'));
  noteSessionEnd('2026-03-04T12:30:00Z', null);
  let answer = (_?: unknown) => {};
  yard.trouble = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  online(true);
  await act(() => outbox.add(write(1)));
  await waitFor(() => expect(result.current.isSending).toBe(true));
  expect(result.current.lastContact).toBe('2026-03-04T12:00:00.000Z');
  answer();
  yard.trouble = () => undefined;
  await waitFor(() => expect(result.current.isSending).toBe(false));
  rerender();
});

it('the shell counts what waits, by whom, and since when', async () => {
  expect(keepsWork()).toBe(false);
  const { result } = renderHook(useWaitingCounts);
  setClock(new Date('2026-03-04T12:00:00Z'));
  await act(() => outbox.add(write(1)));
  setClock(null);
  await act(() => outbox.add(write(2)));
  expect(keepsWork()).toBe(true);
  const own = { own: 2, attention: 0, others: 0, oldest: '2026-03-04T12:00:00.000Z' };
  await waitFor(() => expect(result.current).toEqual(own));
  act(() => setUser(fakeUser({ login: 'other@demo.example' })));
  const others = { own: 0, attention: 0, others: 2, oldest: null };
  await waitFor(() => expect(result.current).toEqual(others));
  expect(await countWaitingEntries()).toEqual(others);
  act(() => setUser(fakeUser()));
  online(true);
  act(sendNow);
  await waitFor(() => expect(result.current).toMatchObject({ own: 0, others: 0 }));
  await waitFor(() => expect(keepsWork()).toBe(false));
});
