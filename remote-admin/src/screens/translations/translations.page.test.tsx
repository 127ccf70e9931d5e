import { refusal, screen, waitFor, within } from '@portal/platform/testing';
import { showTranslations } from '../../testing/show-translations.tsx';
import { wordOf } from '../../testing/words-server.ts';

beforeEach(() => localStorage.clear());

/** Longer than the delay after typing, even on a busy machine. */
const patience = { timeout: 10_000 };
const many = Array.from({ length: 45 }, (_, place) => wordOf(place + 1));
const rowOf = async (key: string) =>
  within(await screen.findByRole('row', { name: new RegExp(key) }));
const search = () =>
  screen.getByRole('searchbox', { name: 'Search in key, English and translation' });

it('lists the words of the language that the portal is shown in', async () => {
  const { bodies } = showTranslations({ words: [wordOf(1)] });
  const table = await screen.findByRole('table', { name: 'Words in Español (Estados Unidos)' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Key', 'English', 'Translation']);
  const row = await rowOf('word.001');
  expect(row.getByText('dashboard')).toBeVisible();
  expect(row.getByText('English 1')).toBeVisible();
  expect(row.getByText('Español 1')).toBeVisible();
  expect(bodies('get_words')).toEqual([{ locale_id: 2, page_number: 1, page_size: 20 }]);
});

it('says where each text comes from', async () => {
  showTranslations({
    words: [
      wordOf(1),
      wordOf(2, {
        translated_text: 'Mío',
        is_edited: true,
        comments: 'as the fleets say',
        edited_by: 'gyr',
        edited_at: '2026-03-04T12:00:00.000Z',
      }),
      wordOf(3, { inherited_from: 'en-US' }),
      wordOf(4, { translated_text: 'Viejo', is_edited: true, is_held_back: true }),
    ],
  });
  expect((await rowOf('word.001')).getByText('Built-in')).toBeVisible();
  const edited = await rowOf('word.002');
  expect(edited.getByText('Edited')).toBeVisible();
  expect(edited.getByText('gyr, 03/04/2026')).toBeVisible();
  expect(edited.getByText('Comments: as the fleets say')).toBeVisible();
  expect((await rowOf('word.003')).getByText('From en-US')).toBeVisible();
  expect((await rowOf('word.004')).getByText('Held back')).toBeVisible();
});

it('shows twenty words a page and keeps the page in the address', async () => {
  const { user, address } = showTranslations({ words: many });
  await screen.findByText('word.020');
  expect(screen.queryByText('word.021')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('word.021');
  expect(address()).toBe('/admin/translations?page=2');
});

it('opens the view that an address names', async () => {
  const { bodies } = showTranslations({
    words: many,
    query: '?locale=de-DE&search=word&namespace=dashboard&page=3',
  });
  await screen.findByText('word.041');
  expect(search()).toHaveValue('word');
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveValue('Deutsch · de-DE');
  expect(bodies('get_words')).toEqual([
    { locale_id: 10, keyword: 'word', namespace: 'dashboard', page_number: 3, page_size: 20 },
  ]);
});

it('shows the language of the portal when the address names an unknown one', async () => {
  showTranslations({ words: many, query: '?locale=xx-XX', locale: 'de-DE' });
  expect(await screen.findByRole('table', { name: 'Words in Deutsch' })).toBeVisible();
});

it('searches once typing rests, from the first page', async () => {
  const { user, bodies, address } = showTranslations({ words: many, query: '?page=2' });
  await screen.findByText('word.021');
  await user.click(search());
  await user.paste('español 33');
  await waitFor(() => expect(screen.queryByText('word.021')).not.toBeInTheDocument(), patience);
  expect(screen.getByText('word.033')).toBeVisible();
  expect(bodies('get_words')).toMatchObject([
    { page_number: 2 },
    { page_number: 1, keyword: 'español 33' },
  ]);
  expect(address()).toBe('/admin/translations?search=espa%C3%B1ol+33');
});

it('keeps the space after which typing rested', async () => {
  const { user, address } = showTranslations({ words: many });
  await screen.findByText('word.001');
  await user.type(search(), 'español ');
  await waitFor(() => expect(address()).toContain('search='), patience);
  await user.type(search(), '3');
  expect(search()).toHaveValue('español 3');
});

it('chooses a language by its own name', async () => {
  const { user, address } = showTranslations({ words: many, query: '?page=2' });
  await screen.findByText('word.021');
  const chooser = screen.getByRole('combobox', { name: 'Language' });
  await user.clear(chooser);
  await user.type(chooser, 'deut');
  await user.click(await screen.findByRole('option', { name: 'Deutsch · de-DE' }));
  expect(await screen.findByRole('table', { name: 'Words in Deutsch' })).toBeVisible();
  expect(address()).toBe('/admin/translations?locale=de-DE');
});

it('filters by the part of the portal', async () => {
  const { user, address } = showTranslations({
    words: [wordOf(1), wordOf(2, { namespace: 'shell' })],
  });
  await screen.findByText('word.001');
  await user.click(screen.getByRole('combobox', { name: 'Part of the portal' }));
  await user.click(await screen.findByRole('option', { name: 'shell' }));
  await waitFor(() => expect(screen.queryByText('word.001')).not.toBeInTheDocument());
  expect(screen.getByText('word.002')).toBeVisible();
  expect(address()).toBe('/admin/translations?namespace=shell');
});

it('says when no word contains the search and clears it', async () => {
  const { user, address } = showTranslations({ words: many, query: '?search=xyz' });
  expect(await screen.findByText('No word contains “xyz”')).toBeVisible();
  const [, button] = screen.getAllByRole('button', { name: 'Clear search' });
  await user.click(button ?? document.body);
  await screen.findByText('word.001');
  expect(address()).toBe('/admin/translations');
  expect(search()).toHaveValue('');
});

it('leads back from a page that does not exist', async () => {
  const { user } = showTranslations({ words: many, query: '?page=9' });
  await user.click(await screen.findByRole('button', { name: 'Go to the first page' }));
  await screen.findByText('word.001');
});

it('shows that words are on their way', async () => {
  showTranslations({ respond: () => new Promise(() => {}) });
  expect((await screen.findAllByText('Loading…')).length).toBeGreaterThan(0);
});

it('can be searched while its languages are on their way', async () => {
  const { user, bodies } = showTranslations({
    respond: (name) => (name === 'POST admin/locales/get' ? new Promise(() => {}) : undefined),
    query: '?locale=de-DE',
  });
  await user.type(search(), 'word');
  expect(search()).toHaveValue('word');
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveValue('de-DE · de-DE');
  expect(bodies('get_words')).toEqual([]);
});

it.each(['POST admin/locales/get', 'POST admin/translations/get_words'])(
  'offers to try again when %s fails',
  async (failing) => {
    let isDown = true;
    const { user } = showTranslations({
      words: [wordOf(1)],
      respond: (name) => (isDown && name === failing ? refusal('too_many_requests') : undefined),
    });
    const text = 'Too many requests at once. Wait a moment and try again.';
    expect((await screen.findByText(text)).closest('[role=alert]')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('word.001');
  },
);
