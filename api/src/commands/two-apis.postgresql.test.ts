import { randomUUID } from 'node:crypto';
import { type SessionKeys, startSession } from '../access/sessions.ts';
import { type FollowedStream, followAt } from '../modules/fleet-surveys/live/testing.ts';
import { unitIds, yards } from '../modules/fleet-surveys/surveys/testing/yard-rows.ts';
import { storeFleetClerk } from './testing/fleet-clerk.ts';
import { createServerFixture, freePort } from './testing/served-api.ts';

// Two processes on one database, which the embedded database does not support.

let folder: Awaited<ReturnType<typeof createServerFixture>>;
let session: SessionKeys;
beforeAll(async () => {
  folder = await createServerFixture();
  session = await folder.withDatabase(async (db) => {
    const user_id = await storeFleetClerk(db);
    return startSession(db, user_id, { now: new Date(), minutes: 30 });
  });
});
afterEach(() => folder.endAll());
afterAll(() => folder.remove());

const headers = () => ({ authorization: `Bearer ${session.token}`, 'api-key': session.apiKey });

async function post<Body>(api: string, name: string, body: object): Promise<Body> {
  const answer = await fetch(`${api}/api/v2/fleet_survey/${name}`, {
    method: 'POST',
    headers: { ...headers(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Body;
}

const numbers = ({ changes }: FollowedStream) => changes().map(({ number }) => number);

test('what is written by one API is told by the other, and each tells who is at either', async () => {
  const serve = async () =>
    folder.serveUntilReady({ MEMBERSHIP_PORT: String(await freePort()), API_PORT: '0' });
  const [one, other] = [await serve(), await serve()];
  const { survey } = await post<{ survey: { survey_id: number } }>(one.api, 'create_survey', {
    location_id: yards.yard,
    kind: 'yard',
    survey_date: '2025-06-30',
    surveyor: 'Ana Reyes',
  });
  const { survey_id } = survey;
  const follow = (api: string, since: number, unit: number) =>
    followAt(
      `${api}/api/v2/fleet_survey/${survey_id}/changes?since=${since}&device=${randomUUID()}`.concat(
        unit ? `&unit=${unit}` : '',
      ),
      headers(),
    );
  const add = (api: string, unit: number) =>
    post(api, 'add_existing_unit_to_survey', { survey_id, units: [unit] });
  await add(one.api, unitIds.T1);
  const [here, there] = [await follow(one.api, 0, 0), await follow(other.api, 0, unitIds.T1)];
  await here.until((followed) => numbers(followed).length === 2);
  await add(other.api, unitIds.T2);
  await here.until((followed) => numbers(followed).length === 3);
  await add(one.api, unitIds.T3);
  await there.until((followed) => numbers(followed).length === 4);
  expect(numbers(there)).toEqual([1, 2, 3, 4]);
  for (const followed of [here, there]) await followed.until(({ people }) => people().length === 2);

  // The stream breaks with its process, and goes on at the other one where it was.
  one.child.kill('SIGKILL');
  await here.ended;
  await add(other.api, unitIds.V1);
  const again = await follow(other.api, numbers(here).at(-1) ?? 0, 0);
  const last = numbers(here).length;
  await again.until((followed) => numbers(followed).at(-1) === 5);
  expect([...numbers(here), ...numbers(again)]).toEqual([1, 2, 3, 4, 5]);
  expect(last).toBeGreaterThanOrEqual(3);

  // A process that is asked to end does not wait for its streams.
  other.child.kill('SIGTERM');
  await Promise.all([there.ended, again.ended]);
  expect(await other.ended).toMatchObject({ code: 0 });
});
