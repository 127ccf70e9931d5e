import { screen, setClock, within } from '@portal/platform/testing';
import { cardCount, showDashboard } from '../../../testing/show-dashboard.tsx';

afterEach(() => {
  setClock(null);
  sessionStorage.clear();
});

const step = (name: string) => screen.getByRole('button', { name: new RegExp(name) });
const expectOpen = (fleet: boolean, dates: boolean, filters: boolean) => {
  const stands = ['Select a Fleet', 'Select a Date Range', 'Selected Filters'].map((name) =>
    step(name).getAttribute('aria-expanded'),
  );
  expect(stands).toEqual([fleet, dates, filters].map(String));
};

async function chooseAccount(user: ReturnType<typeof showDashboard>['user'], account: string) {
  const field = await screen.findByRole('combobox', { name: /Account/ });
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: account }));
}

describe('the wizard', () => {
  it('offers only the fleet types that the user may see', async () => {
    showDashboard();
    const types = within(await screen.findByRole('radiogroup', { name: 'Fleet type' }));
    expect(types.getAllByRole('radio').map((each) => each.getAttribute('value'))).toEqual([
      'us_national_account',
      'canadian_nonsig',
    ]);
  });

  it('leads from the fleet through dates and filters to the reports', async () => {
    const { user, params } = showDashboard();
    expectOpen(true, false, false);
    await chooseAccount(user, 'Borealis Lines (0200)');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expectOpen(false, true, false);
    expect(step('Select a Date Range')).toHaveFocus();
    expect(params().get('ac')).toBe('0200');
    expect(step('Select a Fleet')).toHaveTextContent('Borealis Lines (0200) · US National Account');

    expect(screen.getByRole('radio', { name: 'Last 30 Days' })).toBeChecked();
    expect(screen.getByText('Dates: 02/13/2026 – 03/15/2026')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expectOpen(false, false, true);
    expect(step('Select a Date Range')).toHaveTextContent('Last 30 Days · 02/13/2026 – 03/15/2026');
    expect(screen.queryByRole('tab', { name: 'Purchases' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Run' }));
    expect(await screen.findByRole('tab', { name: 'Purchases' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change selection' })).toHaveFocus();
    expect(screen.getByText('All locations · All nonsigs')).toBeVisible();
    expect(await screen.findAllByRole('table')).toHaveLength(cardCount);
    expect(params().get('run')).toBe('1');
  });

  it('does not close step 1 without an account', async () => {
    const { user } = showDashboard();
    await screen.findByRole('combobox', { name: /Account/ });
    await user.click(step('Select a Fleet'));
    expectOpen(true, false, false);
    expect(screen.getByText('Choose an account.')).toBeVisible();
  });

  it('chooses the only account of a fleet type by itself', async () => {
    const { user, params } = showDashboard();
    await user.click(await screen.findByRole('radio', { name: 'Canadian Nonsig' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(params().get('ac')).toBe('700');
  });

  it('closes the other steps when step 1 is opened again', async () => {
    const { user } = showDashboard(
      'ft=us_national_account&ac=0100&dt=4&df=2026-01-01&de=2026-02-28&w=23',
    );
    expectOpen(false, true, true);
    await user.click(step('Select a Fleet'));
    expectOpen(true, false, false);
    expect(step('Selected Filters')).toHaveAttribute('aria-disabled', 'true');
  });

  it('says when no fleet is assigned to the user', async () => {
    showDashboard('', () => ({}));
    expect(await screen.findByText('No fleets')).toBeVisible();
  });
});

describe('the dates', () => {
  const atDates = 'ft=us_national_account&ac=0100&w=2';

  it('are those of the quarter that is chosen', async () => {
    const { user, params } = showDashboard(atDates);
    await user.click(await screen.findByRole('radio', { name: 'Quarter' }));
    expect(screen.getByText('Dates: 01/01/2026 – 03/31/2026')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Year' }));
    await user.click(await screen.findByRole('option', { name: '2024' }));
    await user.click(screen.getByRole('combobox', { name: 'Quarter' }));
    await user.click(await screen.findByRole('option', { name: 'Q4: October to December' }));
    expect(screen.getByText('Dates: 10/01/2024 – 12/31/2024')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(params().get('dt')).toBe('3');
    expect([params().get('df'), params().get('de')]).toEqual(['2024-10-01', '2024-12-31']);
  });

  it.each([
    ['03/02/2026', '03/01/2026', 'The first day must not lie after the last.'],
    ['03/14/2021', '03/15/2026', 'Choose a range of at most five years.'],
  ])('from %s to %s are refused', async (from, to, message) => {
    const { user } = showDashboard(atDates);
    await user.click(await screen.findByRole('radio', { name: 'Custom' }));
    await user.clear(screen.getByRole('textbox', { name: 'From' }));
    await user.type(screen.getByRole('textbox', { name: 'From' }), from);
    await user.clear(screen.getByRole('textbox', { name: 'To' }));
    await user.type(screen.getByRole('textbox', { name: 'To' }), to);
    expect(screen.getByText(message)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expectOpen(false, true, false);
  });

  it.each([
    ['nothing', '', 'Date is required.'],
    ['no day of the calendar', '02/30/2026', 'Please enter date in the correct format'],
  ])('with %s in one field are complained of there alone', async (_, typed, message) => {
    const { user } = showDashboard(atDates);
    await user.click(await screen.findByRole('radio', { name: 'Custom' }));
    const from = screen.getByRole('textbox', { name: 'From' });
    await user.clear(from);
    if (typed) await user.type(from, typed);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expectOpen(false, true, false);
    expect(from).toHaveAccessibleDescription(message);
    const to = screen.getByRole('textbox', { name: 'To' });
    expect(to).toBeValid();
    expect(to).toHaveAccessibleDescription('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText('Enter both dates.')).not.toBeInTheDocument();
  });

  it('may not lie in the future', async () => {
    const { user } = showDashboard(atDates);
    await user.click(await screen.findByRole('radio', { name: 'Custom' }));
    await user.clear(screen.getByRole('textbox', { name: 'To' }));
    await user.type(screen.getByRole('textbox', { name: 'To' }), '03/16/2026');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expectOpen(false, true, false);
    expect(screen.getByRole('textbox', { name: 'To' })).toBeInvalid();
  });
});

it('does not keep a fleet that the user may not see', async () => {
  const { user } = showDashboard('ft=canadian_common_owner&ac=999&w=1');
  expect(await screen.findByRole('radio', { name: 'US National Account' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Choose an account.')).toBeVisible();
});
