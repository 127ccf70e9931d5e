import { answer, refusal, screen, waitFor } from '@portal/platform/testing';
import { userOf } from '../../testing/people.ts';
import { showUsers } from '../../testing/show-users.tsx';

const query = '?tab=users';

// Unsaved entries are stored in the browser.
beforeEach(() => localStorage.clear());

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('somebody who has not asked for access', () => {
  async function adding(respond?: Parameters<typeof showUsers>[0]) {
    const shown = showUsers({ users: [userOf(1)], query, ...respond });
    await shown.user.click(await screen.findByRole('button', { name: 'Add a user' }));
    const { user } = shown;
    const dialog = await screen.findByRole('dialog', { name: 'Add a user' });
    await user.type(screen.getByRole('textbox', { name: 'First name' }), ' Rita ');
    await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Moss');
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'rita@hauler.example');
    await user.type(screen.getByRole('textbox', { name: 'Login' }), 'rita');
    const save = () => user.click(screen.getByRole('button', { name: 'Add and mail a link' }));
    return { ...shown, dialog, save };
  }

  it('is added with the usual rights of the group', async () => {
    const { bodies, notices, save } = await adding();
    await save();
    await isGone();
    expect(bodies('add_user')).toMatchObject([
      {
        user_name: 'Rita',
        user_last_name: 'Moss',
        email: 'rita@hauler.example',
        login: 'rita',
        group: 'CUS',
      },
    ]);
    expect(notices()).toEqual([
      'The user was added; a link to set the password is on its way to rita@hauler.example.',
    ]);
  });

  it.each([
    ['email', 'E-mail', 'Somebody has this e-mail address already.'],
    ['login', 'Login', 'Somebody has this login already.'],
  ])('with a taken %s is told so at the field', async (path, field, sentence) => {
    const { save } = await adding({
      respond: (name) => (name.endsWith('add_user') ? refusal('unique', path) : undefined),
    });
    await save();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: field })).toHaveAccessibleDescription(
        expect.stringContaining(sentence),
      ),
    );
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue(' Rita ');
  });
});

it('asks for everything that is missing before it sends anything', async () => {
  const shown = showUsers({ users: [userOf(1)], query });
  const drawer = await shown.open('Max Roe 1');
  await shown.user.clear(drawer.getByRole('textbox', { name: 'First name' }));
  await shown.user.clear(drawer.getByRole('textbox', { name: 'E-mail' }));
  await shown.user.click(drawer.getByRole('button', { name: 'Save person' }));
  expect(drawer.getByRole('textbox', { name: 'First name' })).toBeInvalid();
  expect(drawer.getByText('Enter the e-mail address.')).toBeVisible();
  expect(shown.bodies('save_person')).toEqual([]);
});

it('changes who somebody is', async () => {
  const shown = showUsers({ users: [userOf(1)], query });
  const drawer = await shown.open('Max Roe 1');
  await shown.user.clear(drawer.getByRole('textbox', { name: 'Last name' }));
  await shown.user.type(drawer.getByRole('textbox', { name: 'Last name' }), 'Reyes');
  await shown.user.click(drawer.getByRole('button', { name: 'Save person' }));
  await isGone();
  expect(shown.bodies('save_person')).toEqual([
    {
      id: 1,
      revision: 1,
      user_name: 'Max',
      user_last_name: 'Reyes',
      login: 'user1',
      email: 'user1@fleet.example',
    },
  ]);
  expect(await screen.findByRole('button', { name: 'Max Reyes' })).toBeVisible();
  expect(shown.notices()).toEqual(['Max Reyes was saved.']);
});

it('says when a colleague was faster, and keeps what was entered', async () => {
  const shown = showUsers({
    users: [userOf(1)],
    query,
    respond: (name) =>
      name.endsWith('save_person') ? refusal('changed_elsewhere', 'revision') : undefined,
  });
  const drawer = await shown.open('Max Roe 1');
  await shown.user.type(drawer.getByRole('textbox', { name: 'Last name' }), 'x');
  await shown.user.click(drawer.getByRole('button', { name: 'Save person' }));
  expect(await drawer.findByText(/Somebody else has changed this user meanwhile/)).toBeVisible();
  expect(drawer.getByRole('textbox', { name: 'Last name' })).toHaveValue('Roe 1x');
});

const session = (id: number, own: object = {}) => ({
  id,
  device: 'Chrome on Windows',
  started_at: '2026-03-04T12:00:00.000Z',
  used_at: '2026-03-04T12:30:00.000Z',
  is_own: false,
  ...own,
});

it('ends an open session, but not the own one', async () => {
  const sessions = [session(7), session(8, { is_own: true, device: '' })];
  const shown = showUsers({ users: [userOf(1)], sessions, query });
  const drawer = await shown.open('Max Roe 1');
  expect(await drawer.findByText('Your session')).toBeVisible();
  const [end, ...others] = drawer.getAllByRole('button', { name: /^End the session/ });
  expect(others).toEqual([]);
  await shown.user.click(end as HTMLElement);
  expect(await drawer.findByText('Signed in nowhere.')).toBeVisible();
  expect(shown.notices()).toEqual(['The session was ended.']);
});

it('saves a second change over the first', async () => {
  const shown = showUsers({ users: [userOf(1)], query });
  for (const name of ['Max Roe 1', 'Max Roe 1x']) {
    const drawer = await shown.open(name);
    await shown.user.type(drawer.getByRole('textbox', { name: 'Last name' }), 'x');
    await shown.user.click(drawer.getByRole('button', { name: 'Save person' }));
    await isGone();
  }
  expect(
    shown.bodies('save_person').map((body) => Reflect.get(body as object, 'revision')),
  ).toEqual([1, 2]);
});

describe('one form saved while the other one holds changes', () => {
  it('keeps the drawer, the name that was typed, and saves it next', async () => {
    const { user, open, bodies } = showUsers({ users: [userOf(1)], query });
    const drawer = await open('Max Roe 1');
    const first = drawer.getByRole('textbox', { name: 'First name' });
    await user.type(first, 'ine');
    await user.click(drawer.getByRole('checkbox', { name: 'Fleet dashboard' }));
    await user.click(drawer.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(drawer.getByRole('button', { name: 'Save changes' })).toBeDisabled(),
    );
    expect(first).toHaveValue('Maxine');
    await user.click(drawer.getByRole('button', { name: 'Save person' }));
    await isGone();
    expect(bodies('save_user')).toMatchObject([{ revision: 1 }]);
    expect(bodies('save_person')).toMatchObject([{ revision: 2, user_name: 'Maxine' }]);
  });

  it('keeps the drawer, the right that was ticked, and saves it next', async () => {
    const { user, open, bodies } = showUsers({ users: [userOf(1)], query });
    const drawer = await open('Max Roe 1');
    const right = drawer.getByRole('checkbox', { name: 'Unit history' });
    await user.click(right);
    await user.type(drawer.getByRole('textbox', { name: 'Last name' }), 'x');
    await user.click(drawer.getByRole('button', { name: 'Save person' }));
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Save person' })).toBeDisabled());
    expect(right).toBeChecked();
    await user.click(drawer.getByRole('button', { name: 'Save changes' }));
    await isGone();
    expect(bodies('save_person')).toMatchObject([{ revision: 1 }]);
    expect(bodies('save_user')).toMatchObject([
      { revision: 2, user_access_securities: expect.arrayContaining(['TMUNTHST']) },
    ]);
  });
});

describe('a person whom a colleague has saved meanwhile', () => {
  const present = {
    user_name: 'Maxine',
    user_last_name: 'Roe 1',
    login: 'user1',
    email: 'maxine@fleet.example',
    revision: 5,
    changed_by: 'Grace Young',
  };

  async function refused() {
    let isFirst = true;
    const shown = showUsers({
      users: [userOf(1)],
      query,
      respond: (name) => {
        if (!name.endsWith('save_person') || !isFirst) return undefined;
        isFirst = false;
        return answer(400, {
          code: 'changed_elsewhere',
          path: 'revision',
          message: '',
          ...present,
        });
      },
    });
    const drawer = await shown.open('Max Roe 1');
    const first = drawer.getByRole('textbox', { name: 'First name' });
    await shown.user.clear(first);
    await shown.user.type(first, 'Maxim');
    await shown.user.click(drawer.getByRole('button', { name: 'Save person' }));
    const table = await drawer.findByRole('table', { name: /Changed by a colleague/ });
    return { ...shown, drawer, first, table };
  }

  it('is shown beside what was entered, and can be saved all the same', async () => {
    const { user, drawer, table, first, bodies } = await refused();
    expect(table).toHaveTextContent(/First nameMaxineMaxim/);
    expect(table).toHaveTextContent(/E-mailmaxine@fleet.exampleuser1@fleet.example/);
    expect(table).not.toHaveTextContent('Last name');
    await user.click(drawer.getByRole('button', { name: 'Go on with mine' }));
    expect(first).toHaveValue('Maxim');
    await user.click(drawer.getByRole('button', { name: 'Save person' }));
    await isGone();
    expect(bodies('save_person').at(-1)).toMatchObject({ revision: 5, user_name: 'Maxim' });
  });

  it('can be taken over', async () => {
    const { user, drawer, first } = await refused();
    await user.click(drawer.getByRole('button', { name: 'Take the values of the colleague' }));
    expect(first).toHaveValue('Maxine');
    expect(drawer.getByRole('textbox', { name: 'E-mail' })).toHaveValue('maxine@fleet.example');
    expect(drawer.getByRole('button', { name: 'Save person' })).toBeDisabled();
  });
});
