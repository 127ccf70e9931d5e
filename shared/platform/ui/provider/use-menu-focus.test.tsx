import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button, Menu, Modal } from '../ui.ts';
import { PortalProvider } from './portal-provider.tsx';

function WithDialog() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button>More</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpened(true)}>Rename</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal opened={opened} onClose={() => setOpened(false)} title="A new name">
        <Button onClick={() => setOpened(false)}>Done</Button>
      </Modal>
    </>
  );
}

test.each(['{Enter}', '{Escape}'])(
  'a dialog that a menu opened gives the focus back to its button, closed by %s',
  async (key) => {
    const user = userEvent.setup();
    render(<WithDialog />, { wrapper: PortalProvider });
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
    if (key === '{Enter}') screen.getByRole('button', { name: 'Done' }).focus();
    await user.keyboard(key);
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
  },
);

const focused = () => document.activeElement as HTMLElement;
