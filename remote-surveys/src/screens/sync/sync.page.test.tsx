import 'fake-indexeddb/auto';
import type { AxleMap } from '@portal/contract/fleet-surveys';
import { bus, connectivityChanged } from '@portal/platform/bus';
import { type NewEntry, outbox } from '@portal/platform/offline';
import { act, answer, type Respond, screen, waitFor, within } from '@portal/platform/testing';
import { writes } from '../../merging/verdict/writes.ts';
import { axleMapOf, inspectionOf, readingOf, surveyRow, tireOf } from '../../testing/rows.ts';
import { show } from '../../testing/show.tsx';
import SyncPage from './sync.page.tsx';
import { entryOf } from './testing.ts';

const axles = (reading: Parameters<typeof readingOf>[0], tire = 21) =>
  axleMapOf(inspectionOf(1), {
    '2LO': { tire: tireOf(tire), reading: readingOf(reading) },
  });
const { body: reading } = entryOf(1).options as { readonly body: Record<string, unknown> };
const readOn = (map: AxleMap) => writes['POST fleet_survey/save_tire']?.rowIn(map, reading);
const refused = (code: string, path = '', more: object = {}) =>
  answer(400, { code, path, message: '', ...more });
const elsewhere = refused('changed_elsewhere', 'revision', {
  revision: 2,
  changed_by: 'Ana Flores',
  changed_at: '2026-03-04T10:42:00.000Z',
  changed_on: 'Chrome on Android',
});

/** Shows the page with entries that are sent to the given server. */
async function unsent(entries: readonly NewEntry[], respond: Respond, rights?: readonly string[]) {
  bus.emit(connectivityChanged, true);
  const shown = show(<SyncPage />, {
    path: '/unsent-work',
    route: '/unsent-work',
    respond,
    ...(rights && { rights }),
  });
  for (const entry of entries) await add(entry);
  return shown;
}
const add = (entry: NewEntry) => act(async () => void (await outbox.add(entry)));
const offline = () => act(async () => bus.emit(connectivityChanged, false));

/** Writes a record bypassing the outbox, as a user can with browser tools. */
const store = (record: object) =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('portal_offline');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('entries', 'readwrite');
      transaction.objectStore('entries').put(record);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
const made = (number: number, own: Partial<NewEntry> = {}): NewEntry => {
  const {
    user: _,
    writtenAt: __,
    state: ___,
    attempts: ____,
    failure: _____,
    ...entry
  } = entryOf(number);
  return { ...entry, ...own };
};
const button = (name: RegExp | string) => screen.findByRole('button', { name });

afterEach(async () => {
  await offline();
  const entries = await outbox.entries('surveys');
  await act(() => outbox.discard(entries.map(({ id }) => id)));
});

it('says that nothing waits', async () => {
  await unsent([], () => undefined);
  expect(await screen.findByText(/server has everything/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save as a file' })).toBeNull();
});

it('tells by unit and in words what waits, and what each says', async () => {
  const shown = await unsent([], () => undefined);
  await offline();
  const map = axles({ pressure: 90 });
  await add(made(1, { read: readOn(map) }));
  await add(
    made(2, {
      call: 'POST fleet_survey/update_unit_inspection',
      options: { body: { unit_inspection_id: 101, revision: 1, is_done: true } },
    }),
  );
  const unit = await screen.findByRole('region', { name: 'Unit 991, Survey' });
  expect(within(unit).getByText('Reading of 2LO')).toBeVisible();
  expect(within(unit).getByText('Pressure: 98 psi')).toBeVisible();
  expect(within(unit).getByText('The unit is done')).toBeVisible();
  expect(within(unit).getAllByText('On this device')).toHaveLength(2);
  expect(screen.getByText(/There is no network now/)).toBeVisible();
  expect(within(unit).getByRole('link', { name: 'Have a look' })).toHaveAttribute(
    'href',
    '/fleet-survey/5/inspect-991',
  );
  expect(shown.bodies('save_tire')).toEqual([]);
});

it('shows both sides of a field that two have changed, and sends the chosen one', async () => {
  const present = axles({ revision: 2, pressure: 97, valve: 'leaking' });
  let isSettled = false;
  const { user, bodies } = await unsent(
    [made(1, { read: readOn(axles({ pressure: 90 })) })],
    (name) => {
      if (name.includes('/axles/')) return present;
      return name.endsWith('save_tire') && !isSettled ? elsewhere : { status: {}, ...present };
    },
  );
  const choice = await screen.findByRole('radiogroup', { name: 'Pressure' });
  expect(within(choice).getByRole('radio', { name: /^98 psi Yours/ })).not.toBeChecked();
  const save = await button('Save what is chosen');
  expect(save).toBeDisabled();
  await user.click(
    within(choice).getByRole('radio', { name: /97 psi Ana Flores .* Chrome on Android/ }),
  );
  expect(screen.getByText(/Others have also changed: Valve/)).toBeVisible();
  isSettled = true;
  await user.click(save);
  await screen.findByText(/server has everything/);
  expect(bodies('save_tire').at(-1)).toMatchObject({ revision: 2, pressure: 97 });
});

it('mends the field that the server refuses', async () => {
  const { user, bodies } = await unsent([made(1)], (name, { body }) => {
    const { pressure } = body as { pressure?: number };
    return name.endsWith('save_tire') && pressure === 98 ? refused('invalid', 'pressure') : {};
  });
  const field = await screen.findByRole('textbox', { name: 'Pressure' });
  expect(field).toHaveValue('98');
  await user.clear(field);
  await user.type(field, '980{Enter}');
  expect(await screen.findByText('Enter a number of at most 200.')).toBeVisible();
  await user.clear(field);
  await user.type(field, '89{Enter}');
  await screen.findByText(/server has everything/);
  const [first, last] = bodies('save_tire') as { client_key: string; pressure: number }[];
  expect(last?.pressure).toBe(89);
  expect(last?.client_key).not.toBe(first?.client_key);
});

it('answers what the server asks', async () => {
  const { user, bodies } = await unsent([made(1)], (name, { body }) => {
    const { confirmed = [] } = body as { confirmed?: string[] };
    return name.endsWith('save_tire') && confirmed.length === 0
      ? refused('not_confirmed', 'confirmed', { questions: ['tread_grown'] })
      : {};
  });
  await user.click(await button('It is right'));
  await screen.findByText(/server has everything/);
  expect(bodies('save_tire').at(-1)).toMatchObject({ confirmed: ['tread_grown'] });
});

it.each([
  ['an administrator', ['TVLOGIN', 'TVADMIN'], true],
  ['somebody else', ['TVLOGIN'], false],
])('offers %s the ways out of a survey that is finished', async (_, rights, isReopened) => {
  await unsent(
    [made(1)],
    (name) => (name.endsWith('save_tire') ? refused('survey_finished', 'survey_id') : undefined),
    rights,
  );
  expect(await button('Move it to a second survey')).toBeVisible();
  const reopen = screen.queryByRole('button', { name: 'Open the survey again' });
  expect(reopen !== null).toBe(isReopened);
  if (!isReopened) expect(screen.getByText(/Only an administrator/)).toBeVisible();
});

it('opens the survey again with a reason, and sends what it refused', async () => {
  let isOpen = false;
  const { user, bodies } = await unsent([made(1)], (name) => {
    if (name.endsWith('save_tire')) return isOpen ? {} : refused('survey_finished', 'survey_id');
    if (name.endsWith('/units')) return { survey: surveyRow(5, { state: 'finished' }), units: [] };
    if (name.endsWith('update_survey_details')) {
      isOpen = true;
      return { survey: surveyRow(5) };
    }
    return undefined;
  });
  await user.click(await button('Open the survey again'));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), 'A tire was forgotten');
  await user.click(within(dialog).getByRole('button', { name: 'Open the survey again' }));
  await screen.findByText(/server has everything/);
  expect(bodies('update_survey_details')).toMatchObject([
    { reopen_reason: 'A tire was forgotten' },
  ]);
});

it('discards one by its name, once that is confirmed', async () => {
  const { user } = await unsent([], () => undefined);
  await offline();
  await add(made(1));
  await user.click(await button('Discard: Reading of 2LO'));
  const dialog = await screen.findByRole('dialog', { name: 'Discard “Reading of 2LO”?' });
  await user.click(within(dialog).getByRole('button', { name: 'Discard: Reading of 2LO' }));
  await waitFor(async () => expect(await outbox.entries('surveys')).toEqual([]));
});

it('keeps the keyboard at what is left of a group, then at the page', async () => {
  const { user } = await unsent([], () => undefined);
  await offline();
  await add(made(1));
  await add(
    made(2, {
      call: 'POST fleet_survey/update_unit_inspection',
      options: { body: { unit_inspection_id: 101, revision: 1, is_done: true } },
    }),
  );
  const discard = async (what: string) => {
    await user.click(await button(`Discard: ${what}`));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: `Discard: ${what}` }));
  };
  await discard('Reading of 2LO');
  const unit = screen.getByRole('heading', { level: 2, name: /991/ });
  await waitFor(() => expect(unit).toHaveFocus());
  await discard('The unit is done');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it.each([
  ['a record that is no entry', { id: 'zz', user: 'cus@demo.example' }],
  ['an entry of no remote', { ...entryOf(70), remote: 7 }],
  ['an entry of a remote that nobody knows', { ...entryOf(71), remote: 'nobody' }],
  ['an entry without a time', { ...entryOf(72), writtenAt: 'no' }],
  ['a record without a time', { ...entryOf(73), remote: 7, writtenAt: '2026-99-99T' }],
])('lists %s, which can be discarded', async (_, record) => {
  await outbox.entries('surveys');
  await store(record);
  await offline();
  const { user } = await unsent([], () => undefined);
  await offline();
  await user.click(await button(/^Discard: /));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: /^Discard: / }));
  expect(await screen.findByText(/server has everything/)).toBeVisible();
});

it('says what is to be known of this device, and warns where the browser clears it', async () => {
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  await unsent([], () => undefined);
  expect(await screen.findByText(/not encrypted/)).toHaveTextContent('14 days');
  expect(screen.getByText(/Safari clears/)).toBeVisible();
  Reflect.deleteProperty(navigator, 'standalone');
});
