import { Modal } from '@mantine/core';
import { render as renderPlain, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useState } from 'react';
import { startI18n } from '../../i18n/manage.ts';
import { WordsProvider } from '../../i18n/words-provider.tsx';
import { Page } from '../page/page.tsx';
import { PortalProvider } from '../provider/portal-provider.tsx';
import { Panel } from './panel.tsx';

function Example() {
  const [pills, setPills] = useState(['One', 'Two']);
  const [isBusy, setBusy] = useState(false);
  return (
    <PortalProvider env="test">
      <Panel title="Report">
        {pills.map((pill) => (
          <button
            key={pill}
            type="button"
            onClick={() => setPills(pills.filter((one) => one !== pill))}
          >
            {pill}
          </button>
        ))}
        <button type="button" disabled={isBusy} onClick={() => setBusy(true)}>
          Again
        </button>
        <button type="button">Stay</button>
      </Panel>
      <p>Elsewhere</p>
      <button type="button" onClick={() => setPills([])}>
        Clear
      </button>
    </PortalProvider>
  );
}

beforeAll(() => startI18n());

const render = (page: ReactNode) =>
  renderPlain(page, {
    wrapper: ({ children }) => <WordsProvider namespace="shell">{children}</WordsProvider>,
  });

const button = (name: string) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading', { name: 'Report' });

test.each(['One', 'Again'])('when %s goes with the focus, the heading takes it', async (name) => {
  render(<Example />);
  button(name).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(heading()).toHaveFocus());
});

test('the focus stays where it is when something else goes', async () => {
  render(<Example />);
  await userEvent.click(button('Stay'));
  await userEvent.click(button('Clear'));
  expect(screen.queryByRole('button', { name: 'One' })).toBeNull();
  expect(button('Clear')).toHaveFocus();
});

function Asks() {
  const [isThere, setThere] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [rows, setRows] = useState(['One', 'Two']);
  useEffect(() => setThere(true), []);
  const take = () => {
    setRows(rows.slice(1));
    setAsking(false);
  };
  return (
    <PortalProvider env="test">
      <Page>
        <h1>Page</h1>
        {isThere && rows.length > 0 && (
          <Panel title="Report">
            {rows.map((row) => (
              <button key={row} type="button" onClick={() => setAsking(true)}>
                {row}
              </button>
            ))}
          </Panel>
        )}
      </Page>
      <Modal opened={isAsking} onClose={() => setAsking(false)} title="Sure?">
        <button type="button" onClick={take}>
          Yes
        </button>
      </Modal>
    </PortalProvider>
  );
}

test('when a dialog takes away what opened it, what is left around that takes the focus', async () => {
  render(<Asks />);
  await userEvent.click(button('One'));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(heading()).toHaveFocus());
  await userEvent.click(button('Two'));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus());
});

test('a dialog that takes nothing away gives the focus back', async () => {
  render(<Asks />);
  await userEvent.click(button('One'));
  await screen.findByRole('button', { name: 'Yes' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button('One')).toHaveFocus());
});

test('who has left is not brought back', async () => {
  const { rerender } = render(<Example key="first" />);
  await userEvent.click(button('One'));
  await userEvent.click(button('Two'));
  await userEvent.click(screen.getByText('Elsewhere'));
  rerender(<Example key="second" />);
  expect(document.body).toHaveFocus();
});
