import { refusal, screen, waitFor, within } from '@portal/platform/testing';
import { registrationOf, userOf } from '../../testing/people.ts';
import { showUsers } from '../../testing/show-users.tsx';

const approve = 'POST admin/users/approve_registration';
const jane = registrationOf(1, { account_number: '100002' });
const field = (name: RegExp) => screen.getByRole('textbox', { name });

// Unsaved entries are stored in the browser.
beforeEach(() => localStorage.clear());

it('shows what the person wrote', async () => {
  const { open } = showUsers({ registrations: [jane] });
  const drawer = await open('Jane Doe 1');
  for (const text of ['Northern Freight', '+1 555 0100', 'We would like to see our tires.']) {
    expect(drawer.getByText(text)).toBeVisible();
  }
});

it("approves with a login, the group's usual rights and the account that was named", async () => {
  const shown = showUsers({ registrations: [jane] });
  const drawer = await shown.open('Jane Doe 1');
  expect(field(/Login/)).toHaveValue('jane.doe1');
  expect(drawer.getByRole('checkbox', { name: 'Fleet dashboard' })).toBeChecked();
  expect(drawer.getByRole('checkbox', { name: /dealer’s last five/ })).not.toBeChecked();
  await shown.user.click(await drawer.findByRole('button', { name: 'Add 100002' }));
  await shown.user.click(drawer.getByRole('checkbox', { name: 'Scrap analysis' }));
  await shown.user.click(drawer.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(shown.bodies(approve)).toEqual([
    {
      id: 1,
      login: 'jane.doe1',
      group: 'CUS',
      user_access_securities: [
        ...['TMLOGIN', 'TVLOGIN', 'FDLOGIN', 'TMSMYRPT', 'TMSMDRPT', 'TVFLTCNR', 'TVPRDANL'],
        ...['TVWEARRT', 'TMUNTHST', 'TMTQSRPT', 'SPSRHIST'],
      ],
      accounts: ['100002'],
      nonsigs: [],
    },
  ]);
  expect(shown.notices()).toEqual([
    'Jane Doe 1 was approved as jane.doe1; a link to set the password is on its way.',
  ]);
  expect(await screen.findByText('Nobody is waiting')).toBeVisible();
});

it('another group brings its usual rights and its kind of rows', async () => {
  const shown = showUsers({ registrations: [jane] });
  const drawer = await shown.open('Jane Doe 1');
  await shown.user.click(drawer.getByRole('combobox', { name: 'Group' }));
  await shown.user.click(await drawer.findByRole('option', { name: 'Dealer portal (WIN)' }));
  const held = drawer.getAllByRole('checkbox', { checked: true });
  expect(held.map((box) => box.getAttribute('value'))).toEqual(['TMLOGIN', 'FDLOGIN', 'TMSMYRPT']);
  const rows = drawer.getByRole('combobox', { name: 'Dealers' });
  await shown.user.click(rows);
  await shown.user.click(await drawer.findByRole('option', { name: '007001 · Corner Tires' }));
  await shown.user.click(drawer.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(shown.bodies(approve)).toMatchObject([
      { group: 'WIN', accounts: [], nonsigs: ['007001'] },
    ]),
  );
});

it('says that a number is unknown, and that nobody sees anything or gets in without', async () => {
  const unknown = registrationOf(1, { account_number: '9' });
  const shown = showUsers({ registrations: [unknown] });
  const drawer = await shown.open('Jane Doe 1');
  expect(await drawer.findByText(/No account has the number 9/)).toBeVisible();
  expect(drawer.getByText('Without an account there is nothing to see.')).toBeVisible();
  for (const name of ['Reports home', /^Survey tool/, 'Fleet dashboard']) {
    await shown.user.click(drawer.getByRole('checkbox', { name }));
  }
  expect(drawer.getByText('Without a right to the portal nobody gets in.')).toBeVisible();
  await shown.user.click(drawer.getByRole('button', { name: 'Usual rights of the group' }));
  expect(drawer.getByRole('checkbox', { name: 'Reports home' })).toBeChecked();
});

it('says of an account without a name that it has none', async () => {
  const shown = showUsers({ registrations: [{ ...jane, account_number: '100003' }] });
  const drawer = await shown.open('Jane Doe 1');
  expect(await drawer.findByText('They named 100003 · no name.')).toBeVisible();
  await shown.user.click(drawer.getByRole('combobox', { name: 'Accounts' }));
  expect(await drawer.findByRole('option', { name: '100003 · no name' })).toBeVisible();
});

it('asks before somebody is approved who would see nothing', async () => {
  const shown = showUsers({ registrations: [jane] });
  const drawer = await shown.open('Jane Doe 1');
  await shown.user.click(drawer.getByRole('button', { name: 'Approve' }));
  const question = { name: 'Approve all the same?' };
  const first = within(await screen.findByRole('dialog', question));
  expect(first.getByText('Without an account there is nothing to see.')).toBeVisible();
  await shown.user.click(first.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', question)).not.toBeInTheDocument());
  expect(shown.bodies(approve)).toEqual([]);
  await shown.user.click(drawer.getByRole('button', { name: 'Approve' }));
  const second = within(await screen.findByRole('dialog', question));
  await shown.user.click(second.getByRole('button', { name: 'Approve all the same' }));
  await waitFor(() => expect(shown.bodies(approve)).toMatchObject([{ id: 1, accounts: [] }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('approves internal staff, who see everything, without asking', async () => {
  const shown = showUsers({ registrations: [jane] });
  const drawer = await shown.open('Jane Doe 1');
  await shown.user.click(drawer.getByRole('combobox', { name: 'Group' }));
  await shown.user.click(await drawer.findByRole('option', { name: /GYR/ }));
  await shown.user.click(drawer.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(shown.bodies(approve)).toMatchObject([{ group: 'GYR' }]));
});

it('asks for a login that the server would take', async () => {
  const shown = showUsers({ registrations: [jane] });
  const drawer = await shown.open('Jane Doe 1');
  await shown.user.clear(field(/Login/));
  await shown.user.click(drawer.getByRole('button', { name: 'Approve' }));
  expect(await drawer.findByText('A login is needed.')).toBeVisible();
  expect(field(/Login/)).toHaveFocus();
  await shown.user.type(field(/Login/), 'jane doe');
  expect(await drawer.findByText(/without spaces/)).toBeVisible();
  expect(shown.bodies(approve)).toEqual([]);
});

it.each([
  ['unique', 'login', 'Somebody has this login already.'],
  ['unknown_value', 'accounts.0', 'The account 100002 does not exist any more.'],
  ['unknown_value', 'id', 'This was changed meanwhile. Close it and open it again.'],
  ['unique', 'email', 'Somebody has this e-mail address already'],
  ['too_many_requests', '', 'Too many requests at once. Wait a moment and try again.'],
] as const)('says where %s at %j is wrong, and loses nothing', async (code, path, text) => {
  let isRefused = true;
  const shown = showUsers({
    registrations: [jane],
    respond: (name) => (isRefused && name === approve ? refusal(code, path) : undefined),
  });
  const drawer = await shown.open('Jane Doe 1');
  await shown.user.click(await drawer.findByRole('button', { name: 'Add 100002' }));
  await shown.user.clear(field(/Login/));
  await shown.user.type(field(/Login/), 'jd');
  await shown.user.click(drawer.getByRole('button', { name: 'Approve' }));
  expect(await drawer.findByText(text)).toBeVisible();
  expect(field(/Login/)).toHaveValue('jd');
  isRefused = false;
  await shown.user.click(drawer.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(shown.notices()).toHaveLength(1));
  expect(shown.bodies(approve)).toMatchObject([
    { login: 'jd', accounts: ['100002'] },
    { login: 'jd', accounts: ['100002'] },
  ]);
});

it.each(['Approve', 'Decline'])(
  'shows the list anew where another was first to %s',
  async (way) => {
    const shown = showUsers({
      registrations: [jane],
      respond: (name) =>
        name === approve || name.endsWith('decline_registration')
          ? refusal('unknown_value', 'id')
          : undefined,
    });
    const drawer = await shown.open('Jane Doe 1');
    const lists = shown.bodies('get_registrations').length;
    await shown.user.click(drawer.getByRole('button', { name: new RegExp(`^${way}`) }));
    if (way === 'Decline') {
      const dialog = within(await screen.findByRole('dialog', { name: /Decline this/ }));
      await shown.user.click(dialog.getByRole('button', { name: 'Decline' }));
    } else
      await shown.user.click(await screen.findByRole('button', { name: 'Approve all the same' }));
    expect(await screen.findByText(/This was changed meanwhile/)).toBeVisible();
    await waitFor(() => expect(shown.bodies('get_registrations').length).toBeGreaterThan(lists));
  },
);

it('declines with a reason', async () => {
  const shown = showUsers({ registrations: [jane] });
  const drawer = await shown.open('Jane Doe 1');
  await shown.user.click(drawer.getByRole('button', { name: 'Decline…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Decline this/ }));
  await shown.user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Not a customer');
  await shown.user.click(dialog.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(shown.bodies('decline_registration')).toEqual([{ id: 1, reason: 'Not a customer' }]);
  expect(shown.notices()).toEqual(['The registration of Jane Doe 1 was declined.']);
});

it('leads to the user when somebody has the address already', async () => {
  const shown = showUsers({
    registrations: [registrationOf(1, { email: 'user7@fleet.example', has_user: true })],
    users: [userOf(7)],
  });
  const drawer = await shown.open('Jane Doe 1');
  expect(drawer.getByText('Somebody has this e-mail address already')).toBeVisible();
  expect(drawer.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  await shown.user.click(drawer.getByRole('button', { name: 'Show the user' }));
  expect(await screen.findByRole('button', { name: 'Max Roe 7' })).toBeVisible();
});

it('asks before what was entered is closed away', async () => {
  const shown = showUsers({ registrations: [jane] });
  await shown.open('Jane Doe 1');
  await shown.user.type(field(/Login/), 'x');
  await shown.user.keyboard('{Escape}');
  const question = { name: 'Discard what you entered?' };
  await shown.user.click(
    within(await screen.findByRole('dialog', question)).getByRole('button', {
      name: 'Keep editing',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog', question)).not.toBeInTheDocument());
  expect(field(/Login/)).toHaveValue('jane.doe1x');
  await shown.user.keyboard('{Escape}');
  await shown.user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Jane Doe 1' })).toHaveFocus());
});

it('gives a user the right that they ask for', async () => {
  const { user, open, bodies, notices } = showUsers({
    registrations: [registrationOf(1, { has_user: true, right_code: 'FDLOGIN' })],
  });
  const drawer = await open('Jane Doe 1');
  expect(drawer.getByText('Fleet dashboard')).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Give the right' }));
  expect(await screen.findByText('Nobody is waiting')).toBeVisible();
  expect(bodies('give_right')).toEqual([{ id: 1 }]);
  expect(notices()).toEqual(['Jane Doe 1 now has the right.']);
});
