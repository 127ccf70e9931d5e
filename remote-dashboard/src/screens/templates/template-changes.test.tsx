import { act, screen, waitFor, within } from '@portal/platform/testing';
import { rowOf, showTemplates } from '../../testing/show-templates.tsx';

type RenderedTemplates = ReturnType<typeof showTemplates>;

beforeEach(() => localStorage.clear());

describe('renaming', () => {
  const rename = async (shown: RenderedTemplates, name: string) => {
    await shown.choose('Quarter', 'Rename');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename template' }));
    const field = dialog.getByRole('textbox', { name: /Name/ });
    await shown.user.clear(field);
    if (name) await shown.user.click(field);
    if (name) await shown.user.paste(name);
    await shown.user.click(dialog.getByRole('button', { name: 'Rename' }));
    return dialog;
  };

  test('gives it the new name, trimmed', async () => {
    const shown = showTemplates();
    await rename(shown, '  Half year ');
    await rowOf('Half year');
    expect(shown.bodies('update_template/{id}')).toEqual([
      { revision: 1, report_name: 'Half year' },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each([
    ['nothing', '', 'Enter a name.'],
    ['blanks', '   ', 'Enter a name.'],
    ['300 characters', 'x'.repeat(300), 'A name has at most 200 characters. Shorten it.'],
    ['what turns text around', 'a\u202eb', /one line of ordinary characters/],
  ])('%s is no name, and says why before any call', async (_, name, problem) => {
    const shown = showTemplates();
    const dialog = await rename(shown, name);
    expect(dialog.getByText(problem)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveValue(name);
    expect(shown.bodies('update_template/{id}')).toEqual([]);
  });

  test('a single character is a name', async () => {
    const shown = showTemplates();
    await rename(shown, 'Q');
    await waitFor(() => expect(shown.server.template(1)?.report_name).toBe('Q'));
  });

  test('a name that is taken is told beside the field, which keeps it', async () => {
    const shown = showTemplates();
    const dialog = await rename(shown, 'Calls');
    expect(await dialog.findByText('You already have a template with this name.')).toBeVisible();
    const field = dialog.getByRole('textbox', { name: /Name/ });
    expect(field).toHaveValue('Calls');
    expect(field).toBeInvalid();
    await shown.user.type(field, ' 2');
    expect(dialog.queryByText('You already have a template with this name.')).toBeNull();
    await shown.user.click(dialog.getByRole('button', { name: 'Rename' }));
    await rowOf('Calls 2');
  });

  test('one that was changed elsewhere is told first, then renamed', async () => {
    const shown = showTemplates();
    await rowOf('Quarter');
    shown.server.changeElsewhere(1, {});
    const dialog = await rename(shown, 'Mine');
    expect(await dialog.findByText(/changed elsewhere in the meantime/)).toBeVisible();
    await shown.user.click(dialog.getByRole('button', { name: 'Rename' }));
    await rowOf('Mine');
    expect(shown.server.template(1)?.revision).toBe(3);
  });
});

describe('deleting', () => {
  test('takes it from the list, and undo brings it back', async () => {
    const shown = showTemplates();
    await shown.choose('Quarter', 'Delete');
    await waitFor(() => expect(screen.queryByText('Quarter')).not.toBeInTheDocument());
    const notice = shown.notices().at(-1);
    expect(notice).toMatchObject({ text: '“Quarter” was deleted.', action: { label: 'Undo' } });
    act(() => notice?.action?.perform());
    await rowOf('Quarter');
    expect(shown.notices().at(-1)).toMatchObject({ text: '“Quarter” is back.' });
  });

  test('what cannot be brought back says why', async () => {
    const shown = showTemplates();
    await shown.choose('Quarter', 'Delete');
    await waitFor(() => expect(screen.queryByText('Quarter')).not.toBeInTheDocument());
    shown.server.changeElsewhere(2, { report_name: 'Quarter' });
    act(() => shown.notices().at(-1)?.action?.perform());
    await waitFor(() =>
      expect(shown.notices().at(-1)).toMatchObject({
        tone: 'error',
        text: 'You already have a template with this name.',
      }),
    );
  });
});
