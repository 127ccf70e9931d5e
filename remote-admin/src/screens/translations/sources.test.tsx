import { refusal, screen, waitFor, within } from '@portal/platform/testing';
import { showTranslations } from '../../testing/show-translations.tsx';
import { wordOf } from '../../testing/words-server.ts';

beforeEach(() => localStorage.clear());

const words = [
  wordOf(1, { translation_text: '{{from}} to {{to}}', built_text: '{{from}} a {{to}}' }),
];
const sourceCall = 'PUT admin/translations/edit_dictionary_words';
const done = { status: { status: 0, description: 'Success' } };

it('an English text is saved with comments, and says what it leaves out', async () => {
  const { user, bodies } = showTranslations({
    words,
    respond: (name) => (name === sourceCall ? done : undefined),
  });
  await user.click(
    await screen.findByRole('button', { name: 'Change the English text of word.001' }),
  );
  const form = await screen.findByRole('dialog', { name: 'English text of word.001' });
  const field = within(form).getByRole('textbox', { name: 'English' });
  await user.clear(field);
  await user.paste('Since {{when}}');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await within(form).findByText('Nothing fills {{when}}.')).toBeVisible();
  await user.clear(field);
  await user.paste('Since {{from}}');
  expect(within(form).getByText(/leaves out \{\{to\}\}/)).toBeVisible();
  await user.type(within(form).getByRole('textbox', { name: 'Comments for translators' }), 'dates');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodies(sourceCall)).toEqual([
      {
        words: [
          { id: 1, translation_text: 'Since {{from}}', comments: 'dates', source_revision: 0 },
        ],
      },
    ]),
  );
});

it('a word whose key is taken is told at the key, and nothing typed is lost', async () => {
  const { user, bodies } = showTranslations({
    words,
    respond: (name) => (name.endsWith('add_word') ? refusal('unique', 'key') : undefined),
  });
  await screen.findByRole('button', { name: 'Edit word.001' });
  await user.click(screen.getByRole('button', { name: 'Add a word' }));
  const form = await screen.findByRole('dialog', { name: 'Add a word' });
  const key = within(form).getByRole('textbox', { name: 'Key' });
  await user.type(key, '<script>');
  await user.click(within(form).getByRole('textbox', { name: 'English' }));
  await user.paste('Call {{phone}}');
  await user.click(within(form).getByRole('textbox', { name: /^Translation: Español/ }));
  await user.paste('Llame');
  await user.click(within(form).getByRole('button', { name: 'Add the word' }));
  expect(await within(form).findByText(/Enter a key such as support\.desk/)).toBeVisible();
  expect(within(form).getByText('The text must also contain {{phone}}.')).toBeVisible();
  expect(bodies('add_word')).toEqual([]);
  await user.clear(key);
  await user.type(key, 'support.desk');
  await user.type(within(form).getByRole('textbox', { name: /^Translation/ }), ' al {{{{phone}}');
  await user.click(within(form).getByRole('button', { name: 'Add the word' }));
  expect(await within(form).findByText(/has a word with this key already/)).toBeVisible();
  expect(key).toHaveValue('support.desk');
  expect(bodies('add_word')).toEqual([
    {
      locale_id: 2,
      namespace: 'shell',
      key: 'support.desk',
      translation_text: 'Call {{phone}}',
      translated_text: 'Llame al {{phone}}',
      comments: '',
    },
  ]);
});

it('a file of words is tried, and taken but for what is refused', async () => {
  const rows = [
    {
      row: 3,
      key: 'shell:x',
      result: 'refused',
      before: '',
      after: 'x',
      fault: 'unknown_key',
      names: [],
      changed_by: null,
    },
    {
      row: 2,
      key: 'shell:save',
      result: 'changed',
      before: 'Guardar',
      after: 'Grabar',
      fault: null,
      names: [],
      changed_by: null,
    },
  ];
  const read_at = '2026-01-02T03:04:05.678Z';
  const { user, bodies } = showTranslations({
    words,
    respond: (name) =>
      name.endsWith('import_csv')
        ? { ...done, read_at, changed: 1, unchanged: 0, refused: 1, rows }
        : undefined,
  });
  await screen.findByRole('button', { name: 'Edit word.001' });
  await user.click(screen.getByRole('button', { name: 'Words as CSV' }));
  const drawer = await screen.findByRole('dialog', { name: /^Words as CSV/ });
  const file = new File(['namespace,key,translation'], 'words.csv', { type: 'text/csv' });
  await user.upload(
    within(drawer).getByLabelText('Choose a CSV file', { selector: 'input' }),
    file,
  );
  expect(await within(drawer).findByText('The portal has no such word.')).toBeVisible();
  expect(within(drawer).getByText('In the file: Grabar')).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: 'Save one word' }));
  expect(await within(drawer).findByText(/words\.csv was saved/)).toBeVisible();
  expect(bodies('import_csv')).toMatchObject([
    { locale_id: 2, is_dry_run: true, content: btoa('namespace,key,translation') },
    { locale_id: 2, is_dry_run: false, read_at },
  ]);
});

describe('an added language', () => {
  const languages = [
    { id: 1, locale: 'en-US', parrentId: null, name: 'English (United States)' },
    { id: 36, locale: 'fr-BE', parrentId: 1, name: 'Français (Belgique)' },
  ];
  const use = {
    is_original: false,
    is_built: false,
    children: [],
    users: 0,
    registrations: 0,
    reports: 0,
  };
  const show = (more: object = {}) =>
    showTranslations({
      words,
      query: '?tab=languages',
      respond: (name) => {
        if (name.endsWith('locales/get')) return { locales: languages, added: [36] };
        if (name.endsWith('get_use')) return { use: { ...use, ...more } };
        return name.endsWith('withdraw') ? done : undefined;
      },
    });
  const open = async ({ user }: ReturnType<typeof show>) => {
    await user.click(await screen.findByRole('button', { name: 'Withdraw Français (Belgique)' }));
    return within(await screen.findByRole('dialog', { name: /Withdraw Français/ }));
  };

  it('is withdrawn once its code is typed', async () => {
    const shown = show();
    const dialog = await open(shown);
    const code = await dialog.findByRole('textbox', { name: /Type fr-BE/ });
    await shown.user.click(dialog.getByRole('button', { name: 'Withdraw the language' }));
    expect(dialog.getByText('Type the code as it stands above.')).toBeVisible();
    await shown.user.type(code, 'fr-BE');
    await shown.user.click(dialog.getByRole('button', { name: 'Withdraw the language' }));
    await waitFor(() => expect(shown.bodies('withdraw')).toEqual([{ locale_id: 36 }]));
  });

  it('that is used says by whom, and stays', async () => {
    const shown = show({ children: ['fr-CH'], reports: 2 });
    const dialog = await open(shown);
    expect(await dialog.findByText('One language falls back to it: fr-CH.')).toBeVisible();
    expect(dialog.getByText('2 reports were generated in it.')).toBeVisible();
    await shown.user.click(dialog.getByRole('button', { name: 'Withdraw the language' }));
    expect(shown.bodies('withdraw')).toEqual([]);
  });
});
