import { act, answer, refusal, screen, within } from '@portal/platform/testing';
import { userOf } from '../../testing/people.ts';
import { showUsers } from '../../testing/show-users.tsx';

beforeEach(() => localStorage.clear());

const text = 'login,first_name\nrita,Rita\n';

async function importing(options: Parameters<typeof showUsers>[0] = {}) {
  const shown = showUsers({ users: [userOf(1)], query: '?tab=users', ...options });
  await shown.user.click(await screen.findByRole('button', { name: 'People by file…' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'People by file' }));
  const file = new File([text], 'people.csv', { type: 'text/csv' });
  await shown.user.upload(drawer.getByLabelText('Choose a file…', { selector: 'input' }), file);
  return { ...shown, drawer };
}

it('tells what a file would do before it saves the rows that are right', async () => {
  const { user, drawer, bodies } = await importing();
  expect(
    await drawer.findByText('The file would do this; nothing is saved yet.'),
  ).toBeInTheDocument();
  const cells = drawer
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(cells).toEqual([
    expect.stringMatching(
      /leo.*Refused.*E-mail: somebody else has it already\..*Rights: this is not known\. The file says “NOSUCH”\./,
    ),
    expect.stringMatching(/rita.*Added/),
    expect.stringMatching(/user1.*Changed.*Rights: FDLOGIN TMLOGIN → \(empty\)/),
  ]);
  await user.click(drawer.getByRole('button', { name: 'Save 2 rows' }));
  expect(await drawer.findByText('2 rows were saved. One row was refused.')).toBeInTheDocument();
  expect(bodies('import_users')).toEqual([
    { content: btoa(text), is_dry_run: true },
    { content: btoa(text), is_dry_run: false },
  ]);
  expect(drawer.queryByRole('button', { name: 'Save 2 rows' })).toBeNull();
});

it('saves a file once, however often the button is clicked', async () => {
  const { drawer, bodies } = await importing();
  const save = await drawer.findByRole('button', { name: 'Save 2 rows' });
  act(() => {
    save.click();
    save.click();
  });
  expect(await drawer.findByText('2 rows were saved. One row was refused.')).toBeInTheDocument();
  expect(bodies('import_users')).toMatchObject([{ is_dry_run: true }, { is_dry_run: false }]);
});

it('saves a file at the second attempt after the first one failed', async () => {
  let count = 0;
  const { user, drawer } = await importing({
    respond: (name) => {
      if (!name.endsWith('import_users')) return undefined;
      count += 1;
      return count === 2 ? refusal('too_many_requests') : undefined;
    },
  });
  await user.click(await drawer.findByRole('button', { name: 'Save 2 rows' }));
  expect(await drawer.findByText(/^Too many requests at once/)).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Save 2 rows' }));
  expect(await drawer.findByText('2 rows were saved. One row was refused.')).toBeInTheDocument();
});

it.each([
  ['file_unreadable', {}, /^This is not a CSV file/],
  ['file_unreadable', { row: 3 }, /^From row 3 on the file cannot be read/],
  ['unknown_value', { columns: ['password'] }, /twice: “password”\.$/],
  ['file_too_large', {}, /^The file is larger than 2 MB/],
])('says why a file is refused: %s', async (code, details, sentence) => {
  const { drawer } = await importing({
    respond: (name) =>
      name.endsWith('import_users')
        ? answer(400, { code, path: 'content', message: code, ...details })
        : undefined,
  });
  expect(await drawer.findByText(sentence)).toBeVisible();
  expect(drawer.queryByRole('table')).toBeNull();
});
