import { bus, wordsChanged } from '@portal/platform/bus';
import { answer, refusal, screen, waitFor, within } from '@portal/platform/testing';
import { showTranslations } from '../../testing/show-translations.tsx';
import { wordOf } from '../../testing/words-server.ts';

beforeEach(() => localStorage.clear());

const words = [
  wordOf(1),
  wordOf(2, { translation_text: '{{from}} to {{to}}', built_text: '{{from}} a {{to}}' }),
  wordOf(3, { translated_text: 'Mío', is_edited: true, comments: 'why' }),
];
const saveCall = 'PUT admin/translations/edit_words';
type RenderedTranslations = ReturnType<typeof showTranslations>;

const editorOf = (key: string) =>
  within(screen.getByRole('form', { name: `Translation of ${key}` }));
const textOf = (key: string) => editorOf(key).getByRole('textbox', { name: 'Translation' });

async function open({ user }: RenderedTranslations, key: string) {
  await user.click(await screen.findByRole('button', { name: `Edit ${key}` }));
  return textOf(key);
}

async function type(shown: RenderedTranslations, key: string, text: string) {
  const field = await open(shown, key);
  await shown.user.clear(field);
  if (text) await shown.user.paste(text);
}

const leaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented ? 'asks' : 'leaves';
};

it('opens a word on its row, ready for typing, and closes it where it was', async () => {
  const shown = showTranslations({ words });
  const field = await open(shown, 'word.001');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Español 1');
  await shown.user.click(editorOf('word.001').getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Edit word.001' })).toHaveFocus();
});

it('saves one word with its comments and says so', async () => {
  const shown = showTranslations({ words });
  await type(shown, 'word.001', 'Nuevo');
  await shown.user.type(editorOf('word.001').getByRole('textbox', { name: 'Comments' }), 'better');
  await shown.user.click(editorOf('word.001').getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/One word was saved\./)).toBeVisible();
  expect(shown.bodies(saveCall)).toEqual([
    { locale_id: 2, words: [{ id: 1, translated_text: 'Nuevo', comments: 'better', revision: 0 }] },
  ]);
  expect(screen.getByText('Nuevo')).toBeVisible();
  expect(screen.getByText('Comments: better')).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

it('saves nothing that was not changed', async () => {
  const shown = showTranslations({ words });
  await open(shown, 'word.001');
  expect(editorOf('word.001').getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(screen.queryByText('One unsaved word')).not.toBeInTheDocument();
  expect(leaving()).toBe('leaves');
});

it('saves several words at once, also those of other pages and languages', async () => {
  const shown = showTranslations({ words });
  await type(shown, 'word.001', 'Uno');
  await type(shown, 'word.003', 'Tres');
  await shown.user.click(screen.getByRole('searchbox', { name: /Search/ }));
  await shown.user.paste('nothing has this');
  await screen.findByText('No word contains “nothing has this”', {}, { timeout: 10_000 });
  expect(screen.getByText('2 unsaved words')).toBeVisible();
  await shown.user.click(screen.getByRole('button', { name: 'Save all' }));
  expect(await screen.findByText(/2 words were saved\./)).toBeVisible();
  expect(shown.bodies(saveCall)).toEqual([
    {
      locale_id: 2,
      words: [
        { id: 1, translated_text: 'Uno', comments: '', revision: 0 },
        { id: 3, translated_text: 'Tres', comments: 'why', revision: 0 },
      ],
    },
  ]);
  expect(screen.queryByText(/unsaved word/)).not.toBeInTheDocument();
});

it.each([
  ['{{from}}', 'The text must also contain {{to}}.'],
  ['{{from}} {{to}} {{x}}', 'Nothing fills {{x}}.'],
  ['{{from}} {{to}} {', 'Braces and references that nothing fills would be shown as they stand.'],
])('tells before saving that %j cannot be filled', async (text, problem) => {
  const shown = showTranslations({ words });
  await type(shown, 'word.002', text);
  expect(screen.getByText(problem)).toBeVisible();
  expect(textOf('word.002')).toBeInvalid();
  expect(editorOf('word.002').getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Save all' })).toBeDisabled();
  expect(screen.getByText('These cannot be saved as they are: word.002')).toBeVisible();
});

it('gives a word back to its built-in text, and takes that back', async () => {
  const shown = showTranslations({ words });
  const revert = { name: 'word.003: back to the built-in text' };
  await shown.user.click(await screen.findByRole('button', revert));
  expect(await screen.findByText(/“word.003” is back to its built-in text\./)).toBeVisible();
  expect(screen.getByText('Español 3')).toBeVisible();
  await shown.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/“word.003” has its edited text again\./)).toBeVisible();
  expect(screen.getByText('Mío')).toBeVisible();
  expect(shown.bodies(saveCall)).toEqual([
    { locale_id: 2, words: [{ id: 3, translated_text: '', revision: 0 }] },
    { locale_id: 2, words: [{ id: 3, translated_text: 'Mío', revision: 1 }] },
  ]);
});

it('an emptied text gives the word back too', async () => {
  const shown = showTranslations({ words });
  await type(shown, 'word.003', '');
  expect(screen.getByText('Built-in text:')).toBeVisible();
  await shown.user.click(editorOf('word.003').getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Español 3')).toBeVisible();
});

it('keeps the draft when a save fails, and saves it then', async () => {
  let isDown = true;
  const shown = showTranslations({
    words,
    respond: (name) => {
      if (isDown && name === saveCall) throw new Error('no network');
      return undefined;
    },
  });
  await type(shown, 'word.001', 'Nuevo');
  await shown.user.click(editorOf('word.001').getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Nothing was lost.*cannot be reached/)).toBeVisible();
  expect(textOf('word.001')).toHaveValue('Nuevo');
  isDown = false;
  await shown.user.click(editorOf('word.001').getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/One word was saved\./)).toBeVisible();
  expect(screen.queryByText(/Nothing was lost/)).not.toBeInTheDocument();
});

it('points to the word that the server refused', async () => {
  const shown = showTranslations({
    words,
    respond: (name) => (name === saveCall ? refusal('unknown_value', 'words.1.id') : undefined),
  });
  await type(shown, 'word.001', 'Uno');
  await type(shown, 'word.003', 'Tres');
  await shown.user.click(screen.getByRole('button', { name: 'Save all' }));
  expect(await editorOfWithError('word.003')).toBeInvalid();
  expect(textOf('word.001')).toBeValid();
  await shown.user.type(textOf('word.003'), '!');
  expect(textOf('word.003')).toBeValid();
});

async function editorOfWithError(key: string) {
  await screen.findByText(/The server did not take this word/);
  return textOf(key);
}

it('says when giving back fails, and changes nothing', async () => {
  const shown = showTranslations({
    words,
    respond: (name) =>
      name === saveCall ? answer(429, { code: 'too_many_requests', path: '' }) : undefined,
  });
  await shown.user.click(
    await screen.findByRole('button', { name: 'word.003: back to the built-in text' }),
  );
  expect(await screen.findByText(/The word was not changed\. Too many requests/)).toBeVisible();
  expect(screen.getByText('Mío')).toBeVisible();
});

it('asks before the page is closed where the browser cannot keep unsaved words', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The storage is full', 'QuotaExceededError');
  });
  const shown = showTranslations({ words });
  await type(shown, 'word.001', 'Nuevo');
  expect(leaving()).toBe('asks');
  await shown.user.click(editorOf('word.001').getByRole('button', { name: 'Save' }));
  await screen.findByText(/One word was saved\./);
  expect(leaving()).toBe('leaves');
  full.mockRestore();
});

it('keeps unsaved words through a reload', async () => {
  const before = showTranslations({ words });
  await type(before, 'word.001', 'Nuevo');
  before.unmount();
  showTranslations({ words });
  await waitFor(() => expect(textOf('word.001')).toHaveValue('Nuevo'));
  expect(screen.getByText('One unsaved word')).toBeVisible();
});

it('discards unsaved words, and brings them back', async () => {
  const shown = showTranslations({ words });
  await type(shown, 'word.001', 'Uno');
  await type(shown, 'word.003', 'Tres');
  await shown.user.click(screen.getByRole('button', { name: 'Discard all' }));
  expect(screen.getByText('2 unsaved words were discarded.')).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  await shown.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(textOf('word.001')).toHaveValue('Uno');
  expect(textOf('word.003')).toHaveValue('Tres');
});

it('asks the portal to load the words again', async () => {
  const asked = jest.fn();
  const following = bus.on(wordsChanged).subscribe(asked);
  const shown = showTranslations({ words });
  await type(shown, 'word.001', 'Nuevo');
  await shown.user.click(editorOf('word.001').getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/shows it once the words are loaded again/)).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  await shown.user.click(screen.getByRole('button', { name: 'Load the words again' }));
  expect(asked).toHaveBeenCalledTimes(1);
  following.unsubscribe();
});
