import { bus, notified } from '@portal/platform/bus';
import { screen, waitFor } from '@portal/platform/testing';
import { useState } from 'react';
import { renderShell } from '../testing/render-shell.tsx';
import { loadOnOpen } from './load-on-open.tsx';

const Part = ({ opened }: { opened: boolean }) => (opened ? <p>It is open</p> : <p>It closes</p>);

function screenOf(Opened: ReturnType<typeof loadOnOpen<{ opened: boolean }>>) {
  return function Screen() {
    const [opened, setOpened] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpened(!opened)}>
          Turn
        </button>
        <Opened opened={opened} />
      </>
    );
  };
}

const turn = () => screen.getByRole('button', { name: 'Turn' });

describe('a part that people open', () => {
  it('is fetched when it is first opened, and stays to close by itself', async () => {
    const load = jest.fn(async () => Part);
    const Screen = screenOf(loadOnOpen(load));
    const { user } = renderShell(<Screen />);
    expect(load).not.toHaveBeenCalled();
    await user.click(turn());
    expect(await screen.findByText('It is open')).toBeVisible();
    await user.click(turn());
    expect(screen.getByText('It closes')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('says so when it cannot be had, and is asked for again when it is opened again', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const load = jest.fn(async () => Part).mockRejectedValueOnce(new Error('offline'));
    const Screen = screenOf(loadOnOpen(load));
    const told: string[] = [];
    const listening = bus.on(notified).subscribe(({ tone }) => told.push(tone));
    const { user } = renderShell(<Screen />);
    await user.click(turn());
    await waitFor(() => expect(told).toEqual(['error']));
    await user.click(turn());
    await user.click(turn());
    expect(await screen.findByText('It is open')).toBeVisible();
    listening.unsubscribe();
  });
});
