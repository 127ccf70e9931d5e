import 'fake-indexeddb/auto';
import { outbox } from '@portal/platform/offline';
import { useSearchParams } from '@portal/platform/routing';
import { act, renderInShell, screen, waitFor } from '@portal/platform/testing';
import { remote } from '../entry/survey-entry.ts';
import { learnId } from '../names/known-ids.ts';
import { key, setOnline, startDevice } from '../testing.ts';
import { useLocalParams } from './use-local-params.ts';

function Page() {
  const { surveyId, unitId } = useLocalParams();
  const [, setSearch] = useSearchParams();
  return (
    <>
      <p>{`${surveyId} ${unitId}`}</p>
      <button type="button" onClick={() => setSearch({ tire: '2LO' })}>
        Next tire
      </button>
    </>
  );
}

const addressOf = (survey: string, unit: string) => `/fleet-survey/${survey}/overview/${unit}`;

function open(address: string) {
  history.replaceState({ idx: 3 }, '', `${address}?tire=1L#map`);
  return renderInShell(<Page />, {
    path: addressOf('{surveyId}', '{unitId}'),
    route: address,
    respond: () => undefined,
  });
}

const inSight = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(async () => {
  await startDevice(() => undefined);
  setOnline(false);
});
afterEach(() => setOnline(true));

it('calls a row by its key under either address', () => {
  learnId('survey', key(1), 932);
  learnId('unit', key(2), 93);
  open(addressOf('932', '93'));
  expect(screen.getByText(`${key(1)} ${key(2)}`)).toBeVisible();
});

it('names a survey by its number in the address, once the server has all of it', async () => {
  const id = key(9);
  await outbox.add({
    id,
    remote,
    call: 'POST fleet_survey/save_tire',
    options: { body: { client_key: id } },
    holds: [],
    needs: [],
    group: 'survey',
    subject: { survey: key(1), what: 'save_tire' },
  });
  const { user } = open(addressOf(key(1), key(2)));
  act(() => {
    learnId('survey', key(1), 932);
    learnId('unit', key(2), 93);
  });
  await user.click(screen.getByRole('button'));
  expect(inSight()).toBe(`${addressOf(key(1), key(2))}?tire=1L#map`);
  await act(() => outbox.discard([id]));
  await waitFor(() => expect(inSight()).toBe(`${addressOf('932', '93')}?tire=1L#map`));
  expect(history.state).toEqual({ idx: 3 });
  expect(screen.getByText(`${key(1)} ${key(2)}`)).toBeVisible();
  // The router still has the key, and writes it again.
  history.replaceState({ idx: 4 }, '', addressOf(key(1), key(2)));
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(inSight()).toBe(addressOf('932', '93')));
});
