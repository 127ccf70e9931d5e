import { refusal, screen, waitFor, within } from '@portal/platform/testing';
import { showTranslations } from '../../testing/show-translations.tsx';
import { wordOf } from '../../testing/words-server.ts';

beforeEach(() => localStorage.clear());

const saveCall = 'PUT admin/translations/edit_words';
const theirs = wordOf(1, {
  translated_text: 'De ellos',
  is_edited: true,
  revision: 1,
  edited_by: 'ssc',
});

/** A server on which a colleague saves the text as soon as the user tries to. */
function showRace() {
  let isSaved = false;
  const shown = showTranslations({
    words: [wordOf(1)],
    respond: (name, { body }) => {
      if (name === saveCall) {
        const isLate = JSON.stringify(body).includes('"revision":0');
        isSaved = true;
        return isLate ? refusal('changed_elsewhere', 'words.0.revision') : undefined;
      }
      const page = { namespaces: [], page_number: 1, page_size: 50, total_items: 1 };
      return isSaved && name.endsWith('get_words') ? { ...page, words: [theirs] } : undefined;
    },
  });
  return shown;
}

async function saveLate() {
  const shown = showRace();
  const { user } = shown;
  await user.click(await screen.findByRole('button', { name: 'Edit word.001' }));
  const form = screen.getByRole('form', { name: 'Translation of word.001' });
  const field = within(form).getByRole('textbox', { name: 'Translation' });
  await user.clear(field);
  await user.paste('Mío');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await within(form).findByText(/ssc has saved this word/)).toBeVisible();
  expect(within(form).getByText('De ellos')).toBeVisible();
  expect(field).toHaveValue('Mío');
  expect(within(form).getByRole('button', { name: 'Save' })).toBeDisabled();
  return { ...shown, form };
}

it('the second saver sees what a colleague saved, and can save over it knowingly', async () => {
  const { user, form, bodies } = await saveLate();
  await user.click(within(form).getByRole('button', { name: /Keep mine/ }));
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodies(saveCall).at(-1)).toEqual({
      locale_id: 2,
      words: [{ id: 1, translated_text: 'Mío', comments: '', revision: 1 }],
    }),
  );
});

it('the second saver can take what the colleague saved', async () => {
  const { user, form } = await saveLate();
  await user.click(within(form).getByRole('button', { name: 'Take theirs' }));
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.getByText('De ellos')).toBeVisible();
});

it('what the server says of a call that came to nothing is shown', async () => {
  const { user } = showTranslations({
    words: [wordOf(1, { is_edited: true, is_source_changed: true })],
    respond: (name) =>
      name === saveCall
        ? { status: { status: 2, description: 'The words are locked.' } }
        : undefined,
  });
  await user.click(
    await screen.findByRole('button', { name: 'Confirm the translation of word.001' }),
  );
  expect(
    await screen.findByText(/The word was not changed\. The words are locked\./),
  ).toBeVisible();
});

it('a translation is confirmed as it stands', async () => {
  const { user, bodies } = showTranslations({
    words: [wordOf(1, { is_edited: true, is_source_changed: true, revision: 3 })],
  });
  await user.click(
    await screen.findByRole('button', { name: 'Confirm the translation of word.001' }),
  );
  expect(await screen.findByText(/The translation of “word\.001” is confirmed\./)).toBeVisible();
  expect(bodies(saveCall)).toEqual([
    { locale_id: 2, words: [{ id: 1, translated_text: 'Español 1', revision: 3 }] },
  ]);
});
