import 'fake-indexeddb/auto';
import { wheelAt } from '@portal/contract/fleet-surveys';
import { outbox } from '@portal/platform/offline';
import { waitFor } from '@portal/platform/testing';
import { isStillWaiting } from './calling/current-device.ts';
import { onLateAnswer } from './calling/late-answers.ts';
import { deviceCall } from './device.ts';
import { remote } from './entry/survey-entry.ts';
import { cacheYard, fakeYard, key, reading, setOnline, startDevice } from './testing.ts';

const place = { axle_number: 1, side: 'left', slot: 'single' } as const;
const axles = () =>
  deviceCall('GET fleet_survey/{surveyId}/axles/{unitId}', {
    params: { surveyId: '5', unitId: '1' },
  });
const save = (own = {}, number = 1) =>
  deviceCall('POST fleet_survey/save_tire', {
    body: { ...reading(own), client_key: key(number) },
  });

afterEach(() => setOnline(true));

it('reads and writes without a network, and sends what waits once there is one', async () => {
  const yard = fakeYard();
  let isReached = false;
  const calls = await startDevice((...asked) => {
    if (!isReached) throw new Error('no network');
    return yard.respond(...asked);
  });
  await cacheYard();
  setOnline(false);
  expect((await axles()).inspection.state).toBe('waiting');
  const answer = await save();
  expect(wheelAt(answer, place)?.reading).toMatchObject({ pressure: 98, revision: 1 });
  expect(answer.inspection.state).toBe('started');
  expect(await isStillWaiting(key(1))).toBe(true);
  // The second reading of a tire builds on the first.
  await save({ pressure: 101, revision: 1 }, 2);
  expect(wheelAt(await axles(), place)?.reading).toMatchObject({ pressure: 101, revision: 2 });
  const { units, survey } = await deviceCall('GET fleet_survey/{surveyId}/units', {
    params: { surveyId: '5' },
  });
  expect([units[0]?.state, units[0]?.color, survey.units]).toEqual(['started', 'green', 1]);
  expect(calls).toEqual([]);
  isReached = true;
  setOnline(true);
  await waitFor(async () => expect(await outbox.entries(remote)).toEqual([]));
  expect(await isStillWaiting(key(1))).toBe(false);
  expect(calls.map(({ name }) => name)).toEqual([
    'POST fleet_survey/save_tire',
    'POST fleet_survey/save_tire',
  ]);
  expect(wheelAt(yard.state.map, place)?.reading).toMatchObject({ pressure: 101, revision: 2 });
  isReached = false;
  setOnline(false);
  // The device has stored the answer.
  expect(wheelAt(await axles(), place)?.reading).toMatchObject({ pressure: 101, revision: 2 });
});

it('gives the answer and the refusal of the server to whoever waits for them', async () => {
  const yard = fakeYard();
  await startDevice(yard.respond);
  await cacheYard();
  await axles();
  const { reading: saved } = wheelAt(await save({}, 3), place) ?? {};
  expect(saved?.revision).toBe(1);
  await expect(save({ pressure: 90, revision: 0 }, 4)).rejects.toMatchObject({
    code: 'changed_elsewhere',
    details: { revision: 1 },
  });
  expect(await outbox.entries(remote)).toEqual([]);
});

it('waits longer for the answer to a mail, whose files the server makes first', async () => {
  await startDevice(async (name) => {
    if (!name.includes('send_email_reports')) return undefined;
    await new Promise((resolve) => setTimeout(resolve, 3500));
    return { status: { status: 0, description: 'Success' }, is_sent_as_link: false };
  });
  await deviceCall('POST fleet_survey/send_email_reports', {
    body: {
      surveys: [5],
      formats: ['pdf'],
      addresses: ['yard@fleet.example'],
      client_key: key(5),
    },
  });
  expect(await isStillWaiting(key(5))).toBe(false);
});

it('shows no answer that came late once the server has taken a write since it was asked', async () => {
  const yard = fakeYard();
  const before = yard.state.map;
  let release = () => {};
  let isFirst = true;
  await startDevice(async (name, call) => {
    if (!isFirst || !name.includes('/axles/')) return yard.respond(name, call);
    isFirst = false;
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return before;
  });
  await cacheYard();
  const late = axles();
  expect(wheelAt(await save({}, 6), place)?.reading).toMatchObject({ pressure: 98 });
  await late;
  const told = new Promise<void>((resolve) => onLateAnswer(resolve));
  release();
  await told;
  expect(wheelAt(await axles(), place)?.reading).toMatchObject({ pressure: 98 });
});
