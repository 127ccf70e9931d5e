import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { startI18n } from '../../i18n/manage.ts';
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

test('who has left is not brought back', async () => {
  const { rerender } = render(<Example key="first" />);
  await userEvent.click(button('One'));
  await userEvent.click(button('Two'));
  await userEvent.click(screen.getByText('Elsewhere'));
  rerender(<Example key="second" />);
  expect(document.body).toHaveFocus();
});
