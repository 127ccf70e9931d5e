import '../testing/fake-database.ts';
import { bus, connectivityChanged, popupRequested } from '../../bus/bus.ts';
import { configureHttp } from '../../http/manage.ts';
import { resetSession, setUser } from '../../session/manage.ts';
import { isSignedIn } from '../../session/session.ts';
import { answer, refusal } from '../../testing/fake-answer.ts';
import { fakeBases, fakeServer } from '../../testing/fake-server.ts';
import { fakeUser } from '../../testing/fake-user.ts';
import { waitFor } from '../../testing/testing.ts';
import { idsBeingSent, onSending } from '../entries/sending-now.ts';
import { keepDocuments, outbox, readDocument, settleRefusals } from '../offline.ts';
import { inDatabase } from '../store/offline-database.ts';
import { FakeYard, key, newKeys, write } from '../testing/fake-yard.ts';
import { startSending } from './start-sending.ts';

let yard: FakeYard;
const popups: string[] = [];
bus.on(popupRequested).subscribe(({ kind }) => popups.push(kind));

const online = (isOnline: boolean) => bus.emit(connectivityChanged, isOnline);
const entries = () => outbox.entries('surveys');
const states = async () => (await entries()).map(({ state }) => state);
/** Waits until all entries are sent, skipping the waits after failures. */
const none = () =>
  waitFor(async () => {
    online(true);
    expect(await entries()).toEqual([]);
  });
const attention = () => waitFor(async () => expect(await states()).toContain('attention'));

beforeAll(startSending);

beforeEach(() => {
  newKeys();
  yard = new FakeYard();
  configureHttp({ bases: fakeBases, adapter: fakeServer(yard.respond) });
  localStorage.clear();
  setUser(fakeUser());
  online(true);
  popups.length = 0;
});

afterEach(async () => {
  setUser(fakeUser());
  await outbox.discard((await entries()).map(({ id }) => id));
});

it('sends what is written, and gives its answer to whoever waits', async () => {
  await outbox.add(write(1));
  expect(await outbox.settled(key(1), 3000)).toEqual({
    kind: 'answered',
    answer: { saved: key(1) },
  });
  expect(await entries()).toEqual([]);
  // The outcome is available even if requested late.
  expect(await outbox.settled(key(1), 0)).toMatchObject({ kind: 'answered' });
});

it('keeps writes while there is no network, and sends them in order afterwards', async () => {
  online(false);
  await outbox.add(write(1, { holds: ['survey:1'] }));
  await outbox.add(write(2, { needs: ['survey:1'], holds: ['unit:1'] }));
  await outbox.add(write(3, { needs: ['survey:1', 'unit:1'], holds: [], isLast: true }));
  expect(await outbox.settled(key(1), 0)).toEqual({ kind: 'late' });
  expect(yard.received).toEqual([]);
  online(true);
  await none();
  expect(yard.effects).toEqual([1, 2, 3].map(key));
});

it('counts as work where somebody wrote just now, and not when it is sent again', async () => {
  let isFirst = true;
  yard.trouble = () => {
    const trouble = isFirst ? refusal('system') : undefined;
    isFirst = false;
    return trouble;
  };
  await outbox.add(write(1));
  await none();
  expect(yard.calls.map(({ headers }) => headers['background-call'])).toEqual([undefined, '1']);
  expect(popups).toEqual([]);
});

it.each([
  ['a page of a captive portal', () => answer(200, '<html>')],
  ['a page that refuses', () => answer(403, '<html>', { 'content-type': 'text/html' })],
  ['a server in trouble', () => answer(502, '<html>')],
  ['an answer that was cut off', () => 'cut'],
])('%s is no answer: it is sent again, and takes effect once', async (_, trouble) => {
  let isFirst = true;
  yard.trouble = () => {
    const once = isFirst ? trouble() : undefined;
    isFirst = false;
    return once;
  };
  await outbox.add(write(1));
  await none();
  expect(yard.received).toEqual([key(1), key(1)]);
  expect(yard.effects).toEqual([key(1)]);
  expect(isSignedIn()).toBe(true);
});

it('tries one entry at a time as long as nobody answers', async () => {
  yard.trouble = () => answer(502, '<html>');
  online(false);
  for (const number of [1, 2, 3, 4, 5, 6]) await outbox.add(write(number));
  online(true);
  const tried = async () => (await entries()).filter(({ attempts }) => attempts > 0);
  await waitFor(async () => expect(await tried()).toHaveLength(4));
  const sizes: number[] = [];
  const stop = onSending(() => void sizes.push(idsBeingSent().size));
  const before = yard.received.length;
  await outbox.add(write(7));
  await waitFor(() => expect(yard.received.length).toBeGreaterThan(before + 1), { timeout: 5000 });
  expect(Math.max(...sizes)).toBe(1);
  stop();
});

it('waits as long as the server asks', async () => {
  let isFirst = true;
  yard.trouble = () => {
    const once = isFirst ? answer(429, null, { 'retry-after': '1' }) : undefined;
    isFirst = false;
    return once;
  };
  const start = performance.now();
  await outbox.add(write(1));
  await waitFor(() => expect(yard.received).toHaveLength(1));
  await outbox.add(write(2));
  await none();
  expect(performance.now() - start).toBeGreaterThan(900);
  expect(yard.received).toEqual([1, 1, 2].map(key));
});

it('gives up what is refused while somebody waits for it', async () => {
  yard.trouble = () => refusal('survey_finished', 'survey_id');
  await outbox.add(write(1));
  const settled = await outbox.settled(key(1), 3000);
  expect(settled).toMatchObject({
    kind: 'refused',
    failure: { status: 400, code: 'survey_finished', path: 'survey_id' },
  });
  expect(await entries()).toEqual([]);
});

it('sends nothing twice because its own database fails for a while', async () => {
  const remove = jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementationOnce(() => {
    throw new DOMException('', 'UnknownError');
  });
  await outbox.add(write(1, { holds: ['survey:1'] }));
  await outbox.add(write(2, { needs: ['survey:1'] }));
  await none();
  expect(yard.received).toEqual([1, 2].map(key));
  remove.mockRestore();
});

it('says as of any call that a right is missing', async () => {
  yard.trouble = () => refusal('no_right');
  await outbox.add(write(1));
  expect(await outbox.settled(key(1), 3000)).toMatchObject({ failure: { code: 'no_right' } });
  expect(popups).toEqual(['no_permission']);
});

it('keeps what is refused later, with what stands behind it, until somebody decides', async () => {
  yard.trouble = (_, clientKey) => (clientKey === key(1) ? refusal('unique', 'number') : undefined);
  online(false);
  await outbox.add(write(1, { holds: ['unit:1'] }));
  await outbox.add(write(2, { needs: ['unit:1'] }));
  online(true);
  await attention();
  const [first, second] = await entries();
  expect(first?.failure).toEqual({ status: 400, code: 'unique', path: 'number', details: {} });
  expect(second).toMatchObject({ state: 'waiting', attempts: 0 });
  await outbox.replace(key(1), { id: key(3), options: { body: { client_key: key(3) } } });
  await none();
  expect(yard.effects).toEqual([3, 2].map(key));
});

it('may mend a write under the key by which others name what it makes', async () => {
  let isTaken = true;
  yard.trouble = () => (isTaken ? refusal('unique', 'number') : undefined);
  online(false);
  await outbox.add(write(1, { holds: ['unit:1'] }));
  await outbox.add(write(2, { needs: ['unit:1'] }));
  online(true);
  await attention();
  isTaken = false;
  await outbox.replace(key(1), { id: key(1), options: { body: { client_key: key(1), n: 2 } } });
  expect(await outbox.settled(key(1), 3000)).toMatchObject({ kind: 'answered' });
  await none();
  expect(yard.effects).toEqual([1, 2].map(key));
});

it('sends what needs attention again when it is asked to', async () => {
  let isMissing = true;
  yard.trouble = () => (isMissing ? refusal('no_right') : undefined);
  online(false);
  await outbox.add(write(1));
  online(true);
  await attention();
  expect(popups).toEqual([]);
  isMissing = false;
  await outbox.retry([key(1)]);
  await none();
});

it('has its remote mend what was refused, before and after it needs attention', async () => {
  yard.trouble = (_, clientKey) =>
    [key(1), key(2)].includes(clientKey) ? refusal('changed_elsewhere') : undefined;
  online(false);
  await outbox.add(write(1));
  online(true);
  await attention();
  const settle = jest.fn(async ({ id }: { id: string }) => {
    const next = id === key(1) ? 11 : 12;
    return { next: { id: key(next), options: { body: { client_key: key(next) } } } };
  });
  const stop = settleRefusals('surveys', settle);
  await none();
  online(false);
  await outbox.add(write(2));
  online(true);
  await none();
  stop();
  expect(yard.effects).toEqual([11, 12].map(key));
  expect(settle).toHaveBeenCalledTimes(2);
});

it('does not mend one entry without end', async () => {
  yard.trouble = () => refusal('changed_elsewhere');
  let count = 100;
  const stop = settleRefusals('surveys', async () => {
    count += 1;
    return { next: { id: key(count), options: { body: { client_key: key(count) } } } };
  });
  online(false);
  await outbox.add(write(1));
  online(true);
  await attention();
  stop();
  expect(yard.received).toHaveLength(6);
});

it('puts the answer in the place of the document that the write has changed', async () => {
  const set = { id: 'yard 1', remote: 'surveys', title: 'Yard', units: 1 };
  await keepDocuments(set, new Map([['GET thing', { saved: null }]]), []);
  await outbox.add(write(1, { document: 'GET thing' }));
  await outbox.add(write(2, { document: 'GET other' }));
  await none();
  expect(await readDocument('GET thing')).toMatchObject({ value: { saved: key(1) } });
  expect(await readDocument('GET other')).toBeNull();
});

it('stops where the session is over, and goes on when the same person is back', async () => {
  yard.tokens = ['new'];
  await outbox.add(write(1));
  await waitFor(() => expect(popups).toEqual(['session_expired']));
  expect(isSignedIn()).toBe(false);
  const { length } = yard.received;
  yard.tokens = ['new', 'other'];
  setUser(fakeUser({ login: 'other@demo.example', token: 'other' }));
  expect(await entries()).toEqual([]);
  await outbox.add(write(2));
  await none();
  expect(yard.received.slice(length)).toEqual([key(2)]);
  setUser(fakeUser({ token: 'new' }));
  await none();
  expect(yard.effects).toEqual([2, 1].map(key));
});

it('never sends a stored entry that is none any more', async () => {
  online(false);
  await outbox.add(write(1));
  await outbox.add(write(2));
  const stored = await inDatabase((database) => database.get('entries', key(1)));
  const changed = { ...stored, id: key(1), needs: 'all', options: 7 };
  await inDatabase((database) => database.put('entries', changed));
  resetSession();
  setUser(fakeUser());
  await entries();
  online(true);
  await waitFor(() => expect(yard.effects).toEqual([key(2)]));
  const [damaged] = await entries();
  expect(damaged).toMatchObject({
    id: key(1),
    state: 'attention',
    failure: { code: 'damaged', path: 'options' },
    needs: [],
  });
  await outbox.retry([key(1)]);
  expect(yard.received).toEqual([key(2)]);
});

it('has what cannot be put into a request looked at', async () => {
  online(false);
  await outbox.add(write(1, { call: 'POST nowhere:things/save_thing' }));
  online(true);
  await attention();
  expect((await entries())[0]?.failure).toMatchObject({ code: 'invalid' });
});
