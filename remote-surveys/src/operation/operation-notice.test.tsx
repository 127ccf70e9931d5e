import { screen, waitFor } from '@portal/platform/testing';
import { useState } from 'react';
import { show } from '../testing/show.tsx';
import { OperationNotice } from './operation-notice.tsx';
import { useOperation } from './use-operation.ts';

/**
 * A button that disappears after its action, like a notice's button, and one whose action fails.
 */
function Writes() {
  const { succeed, fail } = useOperation();
  const [isOpen, setOpen] = useState(true);
  const undo = () => {
    setOpen(false);
    setTimeout(() => succeed('Unit 7 stands here now.'));
  };
  return (
    <>
      <OperationNotice />
      {isOpen && (
        <button type="button" onClick={undo}>
          Undo
        </button>
      )}
      <button type="button" onClick={() => succeed('Unit 7 is off.', () => fail('It is gone.'))}>
        Take off
      </button>
      <button type="button" onClick={() => fail('It is gone.')}>
        Fail here
      </button>
      <button type="button" onClick={() => fail('It is gone.', true)}>
        Fail there
      </button>
    </>
  );
}

const showWrites = () => show(<Writes />, { path: '/locations', route: '/locations' });

it('takes the focus that went with a notice, and no other', async () => {
  const { user } = showWrites();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent('Unit 7 stands here now.');
  await user.click(screen.getByRole('button', { name: 'Fail here' }));
  expect(await screen.findByText('It is gone.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Fail here' })).toHaveFocus();
});

it('says nothing of a failure that is told where it happened', async () => {
  const { user } = showWrites();
  await user.click(screen.getByRole('button', { name: 'Fail here' }));
  expect(await screen.findByText('It is gone.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Fail there' }));
  await waitFor(() => expect(screen.queryByText('It is gone.')).not.toBeInTheDocument());
});

it('leaves what can be undone to the notice that offers this', async () => {
  const { user, requests } = showWrites();
  await user.click(screen.getByRole('button', { name: 'Fail here' }));
  expect(await screen.findByText('It is gone.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take off' }));
  await waitFor(() => expect(screen.queryByText('It is gone.')).not.toBeInTheDocument());
  expect(screen.queryByText('Unit 7 is off.')).not.toBeInTheDocument();
  const notices = requests.filter(({ event }) => event === 'notified/1');
  expect(notices.map(({ payload }) => payload)).toEqual([
    {
      tone: 'success',
      text: 'Unit 7 is off.',
      action: { label: 'Undo', perform: expect.any(Function) },
    },
  ]);
});
