import { act, refusal, screen, waitFor } from '../testing/testing.ts';
import { generatedExport, jobServer, savedFiles, showTrips } from './testing.tsx';

test('what the server makes at once is saved', async () => {
  const saved = savedFiles();
  const { choose } = showTrips(
    (name) => (name.endsWith('get_exports') ? { exports: [] } : undefined),
    {
      prepare: async () => 'all',
      send: async () => ({ name: 'Trips.xlsx', content: new Blob(['whole']) }),
    },
  );
  await choose('Excel');
  await waitFor(() => expect(saved).toEqual(['Trips.xlsx']));
});

test('where there is nothing to export, the button says why', async () => {
  showTrips(() => ({ exports: [] }), null);
  const button = await screen.findByRole('button', { name: 'Export' });
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('title', 'There are no trips.');
});

test('what takes longer shows how far it is, and is saved when it is ready', async () => {
  const saved = savedFiles();
  let present = generatedExport();
  const { choose, asked } = showTrips(jobServer(() => present));
  await choose('PDF');
  expect(await screen.findByText(/Waiting for its turn$/)).toBeVisible();
  expect(asked('start_trips')[0]?.body).toMatchObject({ request: 'all', format: 1 });
  present = generatedExport({ state: 'ready', done: 2, size: 1_900_000 });
  await waitFor(() => expect(saved).toEqual(['Whole.pdf']), { timeout: 3000 });
  expect(screen.getByText(/:\d\d.* · Ready: 2 parts, 1.9 MB$/)).toBeVisible();
});

test('who comes back finds what is being made, and saves it by hand', async () => {
  const saved = savedFiles();
  const { user } = showTrips(jobServer(() => generatedExport({ state: 'ready', size: 5 })));
  await user.click(await screen.findByRole('button', { name: 'Exports' }));
  expect(saved).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Download Trips.pdf' }));
  await waitFor(() => expect(saved).toEqual(['Whole.pdf']));
});

test('a file that is not kept any more is said to be gone', async () => {
  const ready = jobServer(
    () => generatedExport({ state: 'ready', size: 5 }),
    (name) => (name.includes('download_export') ? refusal('unknown_value', 'id') : undefined),
  );
  const { user, notices } = showTrips(ready);
  await user.click(await screen.findByRole('button', { name: 'Exports' }));
  await user.click(screen.getByRole('button', { name: /^Download / }));
  await waitFor(() => expect(notices()[0]?.text).toMatch(/^This file is not kept any more/));
});

test('an export that waits is cancelled from the list', async () => {
  let present = generatedExport();
  const { user, asked } = showTrips(
    jobServer(
      () => present,
      (name) => {
        if (!name.includes('cancel_export')) return undefined;
        present = generatedExport({ state: 'cancelled' });
        return present;
      },
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Exports, 1 in progress' }));
  await user.click(screen.getByRole('button', { name: /^Cancel the export/ }));
  expect(await screen.findByText(/Cancelled$/)).toBeVisible();
  expect(asked('cancel_export/{id}')[0]?.params).toMatchObject({ id: 7 });
  expect(screen.queryByRole('button', { name: /^Cancel the export/ })).toBeNull();
});

test.each([
  ['interrupted', /server was restarted/],
  ['file_too_large', /too long for this kind of file/],
  ['no_right', /do not have permission/],
  ['system', /could not be made/],
])('a failure is said in words: %s', async (failure, text) => {
  const { user } = showTrips(jobServer(() => generatedExport({ state: 'failed', failure })));
  await user.click(await screen.findByRole('button', { name: 'Exports' }));
  expect(screen.getByText(text)).toBeVisible();
});

test('what is sent again after a lost connection has the same key', async () => {
  let isLost = true;
  const { choose, asked, notices } = showTrips(
    jobServer(
      () => generatedExport(),
      (name) => {
        if (name.endsWith('start_trips') && isLost) throw new Error('lost');
        return name.endsWith('get_exports') ? { exports: [] } : undefined;
      },
    ),
  );
  await choose('PDF');
  await waitFor(() => expect(notices()).toHaveLength(1));
  isLost = false;
  act(() => notices()[0]?.action?.perform());
  expect(await screen.findByText(/Waiting for its turn$/)).toBeVisible();
  const keys = asked('start_trips').map((call) => (call.body as { client_key: string }).client_key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a connection lost meanwhile is said beside what was known, and Retry asks again', async () => {
  let isLost = false;
  const { user } = showTrips(
    jobServer(
      () => generatedExport({ state: 'running', done: 1 }),
      () => {
        if (isLost) throw new Error('lost');
        return undefined;
      },
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Exports, 1 in progress' }));
  isLost = true;
  expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
    /^The server cannot be reached/,
  );
  expect(screen.getByText(/1 of 2 parts done$/)).toBeVisible();
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('too many that wait are refused in plain words', async () => {
  const { choose, notices } = showTrips((name) =>
    name.endsWith('start_trips') ? refusal('limit_reached') : undefined,
  );
  await choose('PDF');
  await waitFor(() => expect(notices()[0]?.text).toMatch(/^Three of your exports wait already/));
});

test('nobody asks again while nothing is being made, and asking is no work of the reader', async () => {
  const { asked, user } = showTrips(jobServer(() => generatedExport({ state: 'ready', size: 5 })));
  await user.click(await screen.findByRole('button', { name: 'Exports' }));
  expect(asked('get_exports').map(({ headers }) => headers['background-call'])).toEqual(['1']);
});
