import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { resetSession, setUser } from '../session/manage.ts';
import { fakeUser } from '../testing/fake-user.ts';
import { useDraft } from './guarding.ts';
import { dirtyOwners, discardWork } from './manage.ts';

function Form({ name = 'survey/7' }: { name?: string }) {
  const [note, setNote] = useState('');
  useDraft(name, note === '' ? null : { note }, (kept) => {
    const before: unknown = Object(kept).note;
    if (typeof before === 'string') setNote(before);
  });
  return (
    <>
      <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      <button type="button" onClick={() => setNote('')}>
        Save
      </button>
    </>
  );
}

const note = () => screen.getByRole('textbox', { name: 'Note' });
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft/'));
const asksBeforeUnload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Visits the form again, with nothing left of earlier visits except the browser's storage. */
function visit(form = <Form />) {
  document.body.replaceChildren();
  const { unmount } = render(<StrictMode>{form}</StrictMode>);
  return unmount;
}

beforeEach(() => {
  localStorage.clear();
  setUser(fakeUser());
});
afterEach(() => jest.restoreAllMocks());

describe('a form in progress', () => {
  test('comes back to the same user, after a session that ended too', async () => {
    const leave = visit();
    await userEvent.type(note(), 'left front');
    leave();
    resetSession('expired');
    setUser(fakeUser({ token: 'next' }));
    visit();
    expect(note()).toHaveValue('left front');
    expect([...dirtyOwners()]).toEqual(['shell']);
  });

  test('stays when the same form is saved in another tab', async () => {
    const leave = visit();
    await userEvent.type(note(), 'left front');
    const [key = ''] = drafts();
    localStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    leave();
    visit();
    expect(note()).toHaveValue('left front');
  });

  test('is gone when somebody leaves without saving', async () => {
    const leave = visit();
    await userEvent.type(note(), 'left front');
    discardWork();
    leave();
    expect(drafts()).toEqual([]);
    visit();
    expect(note()).toHaveValue('');
  });

  test('is not given to another user, nor to another form', async () => {
    const leave = visit();
    await userEvent.type(note(), 'mine');
    leave();
    visit(<Form name="survey/8" />)();
    setUser(fakeUser({ login: 'other@demo.example' }));
    const leaveAgain = visit();
    expect(note()).toHaveValue('');
    leaveAgain();
    setUser(fakeUser());
    visit();
    expect(note()).toHaveValue('mine');
  });

  test('is forgotten when it is saved', async () => {
    const leave = visit();
    await userEvent.type(note(), 'x');
    expect(drafts()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(drafts()).toEqual([]);
    expect(dirtyOwners().size).toBe(0);
    leave();
    visit();
    expect(note()).toHaveValue('');
  });

  test('lets the page be closed, since nothing is lost', async () => {
    visit();
    await userEvent.type(note(), 'x');
    expect(asksBeforeUnload()).toBe(false);
  });

  test('asks before the page is closed where the storage is full', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full');
    });
    visit();
    await userEvent.type(note(), 'x');
    expect(note()).toHaveValue('x');
    expect(asksBeforeUnload()).toBe(true);
  });

  test.each(['{', '7', 'null', '{"note":7}'])('starts empty when %s is kept', async (garbage) => {
    const leave = visit();
    await userEvent.type(note(), 'x');
    leave();
    localStorage.setItem(drafts()[0] ?? '', garbage);
    visit(<Form />);
    expect(note()).toHaveValue('');
  });
});
