import { CallFailure } from '../http/http.ts';
import { renderInShell, screen, waitFor } from '../testing/testing.ts';
import { Form } from './form.tsx';
import { FormActions } from './form-actions.tsx';
import { useSavedForm } from './use-saved-form.ts';

const attempts: { readonly code: string; readonly key: string }[] = [];
let fails = false;
let refused = '';

beforeEach(() => {
  localStorage.clear();
  attempts.length = 0;
  fails = true;
  refused = 'yard_code';
});

function YardForm({ draft = 'yard/1' }: { readonly draft?: string | null }) {
  const { form, submit } = useSavedForm<{ code: string }>({
    draft,
    initial: () => ({ code: 'N1' }),
    restore: () => null,
    send: async ({ code }, key) => {
      attempts.push({ code, key });
      if (fails) throw new CallFailure({ status: 400, code: 'unique', path: refused });
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

test('what the server refuses is said at its field; trying again keeps the key of the attempt', async () => {
  const { user } = renderInShell(<YardForm />);
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  expect(await screen.findByText('code: unique')).toBeVisible();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await user.click(save);
  await waitFor(() => expect(attempts).toHaveLength(2));
  expect(attempts[1]).toEqual(attempts[0]);
});

test('other values, and the same values once they were saved, are another attempt', async () => {
  const { user, requests } = renderInShell(<YardForm />);
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  await screen.findByText('code: unique');
  fails = false;
  await user.type(screen.getByRole('textbox', { name: 'Code' }), '2');
  await user.click(save);
  await waitFor(() => expect(attempts).toHaveLength(2));
  await waitFor(() =>
    expect(requests).toContainEqual(
      expect.objectContaining({ payload: { tone: 'success', text: 'Yard N12 saved.' } }),
    ),
  );
  await user.click(save);
  await waitFor(() => expect(attempts).toHaveLength(3));
  expect(new Set(attempts.map(({ key }) => key)).size).toBe(3);
});

test('what no field is at fault for is said once, at the end of the form', async () => {
  refused = 'elsewhere';
  const { user } = renderInShell(<YardForm />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('root: unique');
});

test.each([
  ['keeps what was entered in the browser', 'yard/1', 1],
  ['keeps nothing without a draft', null, 0],
])('a form %s', async (_, draft, count) => {
  const { user } = renderInShell(<YardForm draft={draft} />);
  await user.type(screen.getByRole('textbox', { name: 'Code' }), '2');
  expect(JSON.stringify(localStorage).match(/N12/g) ?? []).toHaveLength(count);
});

test('the end of a form that stands outside of one says so', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  renderInShell(<FormActions>Save</FormActions>);
  expect(String(said.mock.calls[0])).toContain('FormActions stand outside of a Form.');
  said.mockRestore();
});
