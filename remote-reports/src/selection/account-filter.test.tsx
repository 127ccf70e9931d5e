import { mostAccounts } from '@portal/contract/analysis-reports';
import { type Respond, renderInShell, screen, waitFor, within } from '@portal/platform/testing';
import words from '../../locales/en-US.json';
import { selectionServer } from '../testing/selected-accounts.ts';
import { AccountFilter } from './account-filter.tsx';
import { useChosenAccounts } from './accounts.ts';
import { OmittedItemsWarning } from './omitted-items-warning.tsx';

const prefix = 'scrap_analysis_report';

function Report() {
  const accounts = useChosenAccounts(prefix);
  return (
    <>
      <OmittedItemsWarning chosen={accounts} most={mostAccounts} />
      {accounts.areUsable && <AccountFilter prefix={prefix} accounts={accounts} />}
    </>
  );
}

const show = (route: string, respond?: Respond) =>
  renderInShell(<Report />, {
    namespace: 'reports',
    words: { ...words, 'shell:list.show_everything': 'Show everything' },
    path: '/report',
    route,
    respond: (name, call) => respond?.(name, call) ?? selectionServer(name, call),
  });

it('offers accounts once it is opened, by what is typed, and takes them into the address', async () => {
  const { user, address, calls } = show('/report?page=3');
  const field = await screen.findByRole('combobox', { name: 'Accounts' });
  expect(field).toHaveAttribute('placeholder', 'Every account');
  expect(calls).toEqual([]);
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: 'Prairie Lines · 0004' }));
  expect(address()).toBe('/report?accounts=4');
  // The picked account is already known, so that no call is made and the field is not rendered
  // anew.
  expect(screen.getByRole('combobox', { name: 'Accounts' })).toBe(field);
  await user.type(field, 'har');
  const sent = () => calls.map(({ body }) => body);
  await waitFor(() => expect(sent()).toContainEqual(expect.objectContaining({ keyword: 'har' })));
  await user.click(await screen.findByRole('option', { name: 'Harbor Freightways · 0003' }));
  expect(address()).toBe('/report?accounts=4.3');
});

it('names what the address chooses, by its number where it has no name, and tells of what is lost', async () => {
  show('/report?accounts=99.5.5.x.-1');
  expect(
    await screen.findByText('One of the chosen accounts is not available any more.'),
  ).toBeVisible();
  const field = screen.getByRole('combobox', { name: 'Accounts' });
  const chosen = field.parentElement as HTMLElement;
  expect(within(chosen).getByText('0005')).toBeVisible();
});

it('shows nothing where all are lost, until everything is asked for', async () => {
  const { user, address } = show('/report?accounts=99');
  expect(await screen.findByText('None of the chosen accounts is available')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(address()).toBe('/report');
  expect(await screen.findByRole('combobox', { name: 'Accounts' })).toBeVisible();
});

it('says how many the address names too many', async () => {
  const ids = Array.from({ length: mostAccounts + 1 }, (_, at) => at + 3).join('.');
  show(`/report?accounts=${ids}`);
  expect(await screen.findByText(/more accounts than the 1,000 that a report takes/)).toBeVisible();
});
