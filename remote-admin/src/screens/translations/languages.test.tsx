import { refusal, screen, waitFor, within } from '@portal/platform/testing';
import { showTranslations } from '../../testing/show-translations.tsx';
import { wordOf } from '../../testing/words-server.ts';

const words = [
  wordOf(1, { is_edited: true }),
  wordOf(2, { is_edited: true, is_source_changed: true }),
  wordOf(3, { inherited_from: 'en-US', namespace: 'shell' }),
];

// Unsaved entries are stored in the browser.
beforeEach(() => localStorage.clear());

describe('the bars', () => {
  it('count the words of the language and lead to them', async () => {
    const { bodies, user } = showTranslations({ words });
    await user.click(await screen.findByRole('link', { name: /Source changed.*1 of 3/ }));
    await waitFor(() =>
      expect(bodies('get_words').at(-1)).toMatchObject({ standing: 'source_changed' }),
    );
    expect(screen.getByRole('link', { name: /Edited.*2 of 3/ })).toBeVisible();
  });

  it('are of the part of the portal that is looked at', async () => {
    showTranslations({ words, query: '?namespace=shell' });
    expect(await screen.findByRole('link', { name: /To do.*1 of 1/ })).toBeVisible();
  });
});

type User = ReturnType<typeof showTranslations>['user'];

async function fillForm(user: User, code: string) {
  await user.click(await screen.findByRole('tab', { name: 'Languages' }));
  await screen.findByRole('table', { name: 'Languages of the portal' });
  await user.click(screen.getByRole('button', { name: 'Add a language' }));
  const form = await screen.findByRole('dialog', { name: 'Add a language' });
  await user.type(within(form).getByRole('textbox', { name: 'Code' }), code);
  await user.type(
    within(form).getByRole('textbox', { name: 'Name in the language itself' }),
    'Français (Belgique)',
  );
  await user.click(within(form).getByRole('button', { name: 'Add the language' }));
  return form;
}

describe('a new language', () => {
  it.each(['xx', 'en-us'])('is not sent as %s', async (code) => {
    const { bodies, user } = showTranslations({ words });
    const form = await fillForm(user, code);
    expect(await within(form).findByText(/Enter a language and a country/)).toBeVisible();
    expect(bodies('locales/add')).toEqual([]);
  });

  it('that there is already is told at its field, and nothing typed is lost', async () => {
    const { user } = showTranslations({
      words,
      respond: (name) =>
        name === 'POST admin/locales/add' ? refusal('unique', 'locale') : undefined,
    });
    const form = await fillForm(user, 'de-DE');
    expect(await within(form).findByText('The portal has this language already.')).toBeVisible();
    expect(within(form).getByRole('textbox', { name: 'Code' })).toHaveValue('de-DE');
  });

  it('is sent with its parent', async () => {
    const { bodies, user } = showTranslations({
      words,
      respond: (name) => (name === 'POST admin/locales/add' ? { status: {} } : undefined),
    });
    await fillForm(user, 'fr-BE');
    await waitFor(() =>
      expect(bodies('locales/add')).toEqual([
        { locale: 'fr-BE', name: 'Français (Belgique)', parrentId: 1 },
      ]),
    );
  });
});
