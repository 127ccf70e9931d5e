import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MultiSelect, PortalProvider, Select } from '../ui.ts';

const chosen = jest.fn();
const data = ['Steer', 'Drive', 'Trailer'];
const options = () => screen.queryAllByRole('option', { hidden: true });

describe.each([
  ['one choice', <Select key="one" label="Axle" data={data} onChange={chosen} />, 'Steer'],
  [
    'several choices',
    <MultiSelect key="many" label="Axle" data={data} onChange={chosen} />,
    ['Steer'],
  ],
])('a field of %s', (_, field, first) => {
  const show = () => {
    render(<PortalProvider>{field}</PortalProvider>);
    return userEvent.setup();
  };

  it('has its options from the first focus on', async () => {
    const user = show();
    expect(options()).toHaveLength(0);
    await user.tab();
    expect(options()).toHaveLength(3);
    await user.tab();
    expect(options()).toHaveLength(3);
  });

  it('is chosen from by the keyboard, and tells which option is meant', async () => {
    const user = show();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    const [option] = options();
    expect(document.activeElement).toHaveAttribute('aria-activedescendant', option?.id);
    await user.keyboard('{Enter}');
    expect(chosen.mock.lastCall?.[0]).toEqual(first);
  });
});

test('a field that is searched in opens as it is searched, not by its focus alone', async () => {
  render(
    <PortalProvider>
      <Select label="Axle" data={data} searchable />
    </PortalProvider>,
  );
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole('combobox', { name: 'Axle' })).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('tra');
  expect(screen.getByRole('combobox', { name: 'Axle' })).toHaveAttribute('aria-expanded', 'true');
  expect(options()).toHaveLength(1);
});
