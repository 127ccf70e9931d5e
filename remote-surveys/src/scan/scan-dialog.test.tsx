import { act, screen, waitFor } from '@portal/platform/testing';
import { useState } from 'react';
import { fakeCamera, removeCamera } from '../testing/fake-camera.ts';
import { show } from '../testing/show.tsx';
import { ScanDialog } from './scan-dialog.tsx';

afterEach(() => {
  jest.useRealTimers();
  removeCamera();
});

function Scanning({ onText }: { readonly onText: (text: string) => void }) {
  const [opened, setOpened] = useState(true);
  return (
    <ScanDialog
      title="Scan"
      label="Number"
      opened={opened}
      onText={onText}
      onClose={() => setOpened(false)}
    />
  );
}
const showDialog = () => {
  const texts: string[] = [];
  const shown = show(<Scanning onText={(text) => texts.push(text)} />, { path: '/', route: '/' });
  return { ...shown, texts };
};
const picture = () => screen.findByLabelText('What the camera sees');

it('reads what is held before the camera', async () => {
  const camera = fakeCamera();
  const { texts } = showDialog();
  await picture();
  expect(screen.getByText('Hold the camera over the code.')).toBeVisible();
  camera.show('1001');
  await waitFor(() => expect(texts).toEqual(['1001']));
});

it('stops the camera when it is closed', async () => {
  const camera = fakeCamera();
  const { user } = showDialog();
  await picture();
  expect(camera.running()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(camera.running()).toBe(0));
});

it('stops the camera when the page is left', async () => {
  const camera = fakeCamera();
  const { unmount } = showDialog();
  await picture();
  unmount();
  expect(camera.running()).toBe(0);
});

it('stops a camera that opens after the page was left', async () => {
  const camera = fakeCamera();
  const { unmount } = showDialog();
  expect(camera.running()).toBe(1);
  unmount();
  await waitFor(() => expect(camera.running()).toBe(0));
});

it.each([
  ['NotAllowedError', /may not use the camera/],
  ['NotReadableError', /does not answer/],
])('says of %s what helps, and asks again', async (error, sentence) => {
  fakeCamera({ error });
  const { user } = showDialog();
  expect(await screen.findByText(sentence)).toBeVisible();
  fakeCamera();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await picture()).toBeVisible();
});

it.each([
  ['a device without a camera', () => fakeCamera({ error: 'NotFoundError' })],
  ['a browser that offers none', () => undefined],
])('%s takes what is typed', async (_, have) => {
  have();
  const { user, texts } = showDialog();
  expect(await screen.findByText(/No camera can be used here/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Number' }), ' 1001 {Enter}');
  expect(texts).toEqual(['1001']);
});

it('says what helps once nothing was read for a while', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  fakeCamera();
  showDialog();
  await picture();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText(/Nothing read yet/)).toBeVisible();
});

it('switches the light where there is one', async () => {
  const camera = fakeCamera({ hasTorch: true });
  const { user } = showDialog();
  const light = await screen.findByRole('button', { name: 'Light' });
  await user.click(light);
  expect(light).toHaveAttribute('aria-pressed', 'true');
  expect(camera.isLit()).toBe(true);
});
