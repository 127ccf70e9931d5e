import { CallFailure } from '../http/http.ts';
import { renderInShell, screen, waitFor } from '../testing/testing.ts';
import { Form } from './form.tsx';
import { FormActions } from './form-actions.tsx';
import { useSavedForm } from './use-saved-form.ts';

const attempts: { readonly code: string; readonly key: string }[] = [];
/** The failure of the next save; null for success. */
let failure: CallFailure | null = null;
const refusal = (path: string) => new CallFailure({ status: 400, code: 'unique', path });
const lost = new CallFailure({ status: 0, code: 'network' });

beforeEach(() => {
  localStorage.clear();
  attempts.length = 0;
  failure = refusal('yard_code');
});

function YardForm({ draft = 'yard/1' }: { readonly draft?: string | null }) {
  const { form, submit } = useSavedForm<{ code: string }>({
    draft,
    initial: () => ({ code: 'N1' }),
    restore: (kept) => kept as { code: string },
    send: async ({ code }, key) => {
      attempts.push({ code, key });
      if (failure) throw failure;
    },
    fields: { yard_code: 'code' },
    problemText: ({ field, code }) => `${field}: ${code}`,
    savedText: ({ code }) => `Yard ${code} saved.`,
    changes: ['yards'],
  });
  return (
    <Form form={form} onSubmit={submit}>
      <input aria-label="Code" {...form.register('code')} />
      <p>{form.formState.errors.code?.message}</p>
      <FormActions>
        <button type="submit">Save</button>
      </FormActions>
    </Form>
  );
}

const save = () => screen.getByRole('button', { name: 'Save' });
const code = () => screen.getByRole('textbox', { name: 'Code' });

test('what the server refuses is said at its field; the next attempt has a key of its own', async () => {
  const { user } = renderInShell(<YardForm />);
  await user.click(save());
  expect(await screen.findByText('code: unique')).toBeVisible();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await user.click(save());
  await waitFor(() => expect(attempts).toHaveLength(2));
  expect(attempts[1]?.key).not.toBe(attempts[0]?.key);
});

test.each([
  ['as it was opened', ''],
  ['with what was entered', '2'],
])(
  'an attempt whose answer nobody heard keeps its key, also over a reload, %s',
  async (_, typed) => {
    failure = lost;
    const { user, unmount } = renderInShell(<YardForm />);
    if (typed) await user.type(code(), typed);
    await user.click(save());
    await screen.findByText('root: network');
    await user.click(save());
    await waitFor(() => expect(attempts).toHaveLength(2));
    unmount();
    renderInShell(<YardForm />);
    expect(code()).toHaveValue(`N1${typed}`);
    await user.click(save());
    await waitFor(() => expect(attempts).toHaveLength(3));
    expect(new Set(attempts.map(({ key }) => key)).size).toBe(1);
  },
);

test('other values, and the same values once they were saved, are another attempt', async () => {
  failure = lost;
  const { user, requests } = renderInShell(<YardForm />);
  await user.click(save());
  await screen.findByText('root: network');
  failure = null;
  await user.type(code(), '2');
  await user.click(save());
  await waitFor(() => expect(attempts).toHaveLength(2));
  await waitFor(() =>
    expect(requests).toContainEqual(
      expect.objectContaining({ payload: { tone: 'success', text: 'Yard N12 saved.' } }),
    ),
  );
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft/'))).toEqual([]);
  await user.click(save());
  await waitFor(() => expect(attempts).toHaveLength(3));
  expect(new Set(attempts.map(({ key }) => key)).size).toBe(3);
});

test('what no field is at fault for is said once, at the end of the form', async () => {
  failure = refusal('elsewhere');
  const { user } = renderInShell(<YardForm />);
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('root: unique');
});

test.each([
  ['keeps what was entered in the browser', 'yard/1', 1],
  ['keeps nothing without a draft', null, 0],
])('a form %s', async (_, draft, count) => {
  const { user } = renderInShell(<YardForm draft={draft} />);
  await user.type(code(), '2');
  expect(JSON.stringify(localStorage).match(/N12/g) ?? []).toHaveLength(count);
});

test('the end of a form that stands outside of one says so', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  renderInShell(<FormActions>Save</FormActions>);
  expect(String(said.mock.calls[0])).toContain('FormActions stand outside of a Form.');
  said.mockRestore();
});
