import 'fake-indexeddb/auto';
import { outbox } from '@portal/platform/offline';
import { screen, waitFor, within } from '@portal/platform/testing';
import { cacheYard, fakeYard, setOnline, startDevice } from '../../device/testing.ts';
import { show } from '../../testing/show.tsx';
import InspectPage from './inspect.page.tsx';

// Inspecting a unit without a network.

beforeEach(async () => {
  // jsdom does not render images.
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} });
  await startDevice(() => undefined);
  await cacheYard();
});
afterEach(() => setOnline(true));

const entries = () => outbox.entries('surveys');

async function inspectAway() {
  setOnline(false);
  const yard = fakeYard();
  let isReached = false;
  const shown = show(<InspectPage />, {
    path: '/fleet-survey/{surveyId}/inspect-{unitNumber}',
    route: '/fleet-survey/5/inspect-991',
    respond: (name, call) => {
      if (!isReached) throw new Error('no network');
      return yard.respond(name, call);
    },
  });
  const comeBack = () => {
    isReached = true;
    setOnline(true);
  };
  return { ...shown, yard, comeBack };
}

it('keeps each tire on the device, and says so until the server has it', async () => {
  const { user, comeBack, yard } = await inspectAway();
  await user.click(await screen.findByRole('textbox', { name: 'Pressure (psi)' }));
  await user.keyboard('98{Enter}14{Enter}');
  const map = within(screen.getByRole('toolbar', { name: /axles/i }));
  const wheel = await map.findByRole('button', { name: /^1L, .*98 psi.*on this device$/ });
  expect(wheel).toHaveAttribute('data-color', 'green');
  expect(screen.getByRole('heading', { name: 'Unit 991' })).toBeVisible();
  expect(screen.getByText('On this device')).toBeVisible();
  expect(screen.getByText(/^On this device, /)).toBeVisible();
  await user.click(wheel);
  expect(await screen.findAllByText('On this device')).toHaveLength(2);
  const notHere = /that the server has are not on this device/;
  await waitFor(() => expect(screen.getAllByText(notHere)).toHaveLength(2));
  comeBack();
  await waitFor(async () => expect(await entries()).toEqual([]));
  await waitFor(() => expect(wheel).not.toHaveAccessibleName(/on this device/));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(yard.state.map.inspection.state).toBe('started');
});

it('keeps a photo until it can be sent, and lets it be left out', async () => {
  const { user } = await inspectAway();
  const unit = within(await screen.findByRole('region', { name: 'Photos of the unit' }));
  await user.upload(
    unit.getByLabelText('Choose photos', { selector: 'input' }),
    new File(['photo'], 'yard.jpg', { type: 'image/jpeg' }),
  );
  expect(await unit.findByRole('img', { name: 'Photo 1, on this device' })).toHaveAttribute(
    'src',
    'blob:photo',
  );
  expect((await entries()).map(({ isLast, file }) => [isLast, file !== undefined])).toEqual([
    [true, true],
  ]);
  await user.click(unit.getByRole('button', { name: 'Leave out: Photo 1, on this device' }));
  await waitFor(() => expect(unit.queryByRole('img')).toBeNull());
  expect(await entries()).toEqual([]);
});

it('mounts a tire, and takes no more of it until that was sent', async () => {
  const { user } = await inspectAway();
  await user.click(await screen.findByRole('button', { name: 'Mount a tire' }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.type(await drawer.findByRole('textbox', { name: /TIN/ }), '3KA41024');
  await user.click(drawer.getByRole('button', { name: 'Mount a tire' }));
  const panel = within(await screen.findByRole('region', { name: 'Tire 1L' }));
  expect(await panel.findByText(/TIN 3KA41024/)).toBeVisible();
  expect(panel.getByRole('button', { name: 'Replace' })).toBeDisabled();
  expect(panel.getByText(/put on without a network/)).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Undo the change' }));
  expect(await panel.findByRole('button', { name: 'Mount a tire' })).toBeEnabled();
  expect((await entries()).map(({ subject }) => subject)).toMatchObject([
    { what: 'replace_tires', position: '1L' },
    { what: 'undo_tire_replace' },
  ]);
});
