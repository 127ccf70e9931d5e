import { CallFailure } from '../http/http.ts';
import { renderInShell, screen, waitFor } from '../testing/testing.ts';
import { FormActions } from './form-actions.tsx';
import { useSavedForm } from './use-saved-form.ts';

const attempts: { readonly code: string; readonly key: string }[] = [];
let fails = false;

beforeEach(() => {
  localStorage.clear();
  attempts.length = 0;
  fails = true;
});

function YardForm() {
  const { form, submit } = useSavedForm<{ code: string }>({
    draft: 'yard/1',
    initial: () => ({ code: 'N1' }),
    restore: () => null,
    send: async ({ code }, key) => {
      attempts.push({ code, key });
      if (fails) throw new CallFailure({ status: 400, code: 'unique', path: 'yard_code' });
    },
    fields: { yard_code: 'code' },
    problemText: ({ field, code }) => `${field}: ${code}`,
    savedText: ({ code }) => `Yard ${code} saved.`,
    changes: ['yards'],
  });
  return (
    <form onSubmit={submit}>
      <input aria-label="Code" {...form.register('code')} />
      <p role="alert">{form.formState.errors.code?.message}</p>
      <button type="submit">Save</button>
    </form>
  );
}

test('what the server refuses is said at its field; trying again keeps the key of the attempt', async () => {
  const { user } = renderInShell(<YardForm />);
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('code: unique'));
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

test('the end of a form that stands outside of one says so', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  renderInShell(<FormActions>Save</FormActions>);
  expect(String(said.mock.calls[0])).toContain('FormActions stand outside of a Form.');
  said.mockRestore();
});
