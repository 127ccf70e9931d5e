import type { AuditedChange } from '@portal/contract/admin';
import { type Respond, renderInShell, screen, waitFor, within } from '@portal/platform/testing';
import words from '../../../locales/en-US.json';
import { shellWords } from '../../testing/shell-words.ts';
import AuditPage from './audit.page.tsx';

const change = (id: number, own: Partial<AuditedChange> = {}): AuditedChange => ({
  id,
  at: '2026-03-04T12:00:00.000Z',
  login: 'gyr',
  user_name: 'Grace Young',
  area: 'person',
  action: 'changed',
  subject_name: `uma${id}`,
  account: null,
  values: [
    { field: 'rights', before: 'TMLOGIN', after: null, is_list: true },
    { field: 'is_locked', before: false, after: true },
  ],
  ...own,
});

function showAudit(changes: readonly AuditedChange[], respond?: Respond, query = '') {
  const shown = renderInShell(<AuditPage />, {
    namespace: 'admin',
    user: { login: 'gyr', group: 'GYR' },
    words: { ...words, ...shellWords },
    path: '/admin/audit',
    route: `/admin/audit${query}`,
    respond: (name, call) =>
      respond?.(name, call) ?? {
        changes,
        page_number: 1,
        page_size: 20,
        total_items: changes.length,
      },
  });
  const lastBody = () => shown.calls.at(-1)?.body;
  return { ...shown, lastBody };
}

it('tells who changed what, and opens every value of it', async () => {
  const { user } = showAudit([change(1), change(2, { login: null, user_name: '' })]);
  const table = await screen.findByRole('table', { name: 'Changes' });
  expect(within(table).getAllByText('Rights: − TMLOGIN and one more')).toHaveLength(2);
  expect(within(table).getByText('Operator')).toBeVisible();
  await user.click(within(table).getAllByRole('button', { name: /2026/ })[0] as HTMLElement);
  const drawer = within(await screen.findByRole('dialog', { name: 'uma1' }));
  const rows = drawer.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(['FieldBeforeAfter', 'Rights− TMLOGIN', 'Lockednoyes']);
});

it('tells measures with their units', async () => {
  showAudit([
    change(1, { values: [{ field: 'pull_depth', before: null, after: 7, unit: '32nds' }] }),
  ]);
  expect(await screen.findByText('Pull depth: none → 7/32 in')).toBeVisible();
});

it('asks for an area, an action and days', async () => {
  const { lastBody } = showAudit(
    [change(1)],
    undefined,
    '?area=person&action=changed&from=2026-03-01&to=2026-03-31',
  );
  await screen.findByRole('table');
  expect(lastBody()).toMatchObject({
    area: 'person',
    action: 'changed',
    date_from: '2026-03-01',
    date_to: '2026-03-31',
  });
});

it('says that nothing was changed yet', async () => {
  showAudit([]);
  await waitFor(() => expect(screen.getByText('No changes yet')).toBeVisible());
});

it('names a person who is forgotten as such', async () => {
  showAudit([change(1, { login: '', user_name: 'Former user 4', subject_name: 'Former user 9' })]);
  expect(await screen.findByText('Former user 4')).toBeVisible();
  expect(screen.getByText('Former user 9')).toBeVisible();
});
