import { useDirection } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, Drawer, Menu, Modal, Select, Text, Tooltip } from '../ui.ts';
import { PortalProvider } from './portal-provider.tsx';
import { useColorScheme } from './use-color-scheme.ts';

function SchemeButtons() {
  const { choice, shown, choose } = useColorScheme();
  return (
    <>
      <p>{`${choice}, shown ${shown}`}</p>
      {(['light', 'dark', 'system'] as const).map((scheme) => (
        <button key={scheme} type="button" onClick={() => choose(scheme)}>
          {scheme}
        </button>
      ))}
    </>
  );
}

const styleElements = () => document.querySelectorAll('style');

beforeEach(() => localStorage.clear());

test('follows the device until somebody chooses a scheme, and keeps the choice', async () => {
  const user = userEvent.setup();
  const first = render(<SchemeButtons />, { wrapper: PortalProvider });
  expect(screen.getByText('system, shown light')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'dark' }));
  expect(screen.getByText('dark, shown dark')).toBeVisible();
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');

  first.unmount();
  render(<SchemeButtons />, { wrapper: PortalProvider });
  expect(screen.getByText('dark, shown dark')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'system' }));
  expect(screen.getByText('system, shown light')).toBeVisible();
});

test('writes no style element, whatever stands open', async () => {
  render(
    <PortalProvider>
      <Text mt="md">Words</Text>
      <Tooltip label="Hint">
        <Button>Hinted</Button>
      </Tooltip>
      <Select label="Fleet" data={['North']} dropdownOpened />
      <Menu opened>
        <Menu.Target>
          <Button>More</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item>Export</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal opened onClose={() => {}} title="Delete 14 tires" />
      <Drawer opened onClose={() => {}} title="Menu" />
    </PortalProvider>,
  );
  fireEvent.pointerEnter(screen.getByText('Hinted').closest('button') ?? document.body);
  expect(await screen.findByText('Hint')).toBeInTheDocument();
  expect(await screen.findByRole('dialog', { name: 'Delete 14 tires' })).toBeVisible();
  expect(styleElements()).toHaveLength(0);
});

test('writes no style element while the colour scheme changes', async () => {
  const written: Node[] = [];
  const watcher = new MutationObserver((changes) =>
    written.push(...changes.flatMap(({ addedNodes }) => [...addedNodes])),
  );
  render(<SchemeButtons />, { wrapper: PortalProvider });
  watcher.observe(document.head, { childList: true });
  await userEvent.click(screen.getByRole('button', { name: 'dark' }));
  expect(await screen.findByText('dark, shown dark')).toBeVisible();
  watcher.disconnect();
  expect(written).toEqual([]);
});

test('follows the direction of the document', async () => {
  function Direction() {
    return <p>{useDirection().dir}</p>;
  }
  render(<Direction />, { wrapper: PortalProvider });
  expect(screen.getByText('ltr')).toBeVisible();
  act(() => document.documentElement.setAttribute('dir', 'rtl'));
  expect(await screen.findByText('rtl')).toBeVisible();
  act(() => document.documentElement.setAttribute('dir', 'ltr'));
  expect(await screen.findByText('ltr')).toBeVisible();
});
