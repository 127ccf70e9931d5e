import type { LocaleRow } from '@portal/contract/portal';
import { screen, waitFor, within } from '@portal/platform/testing';
import { fakeDeployment } from '../testing/fake-deployment.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { storeLanguage } from '../words/language.ts';
import { regionNames, regions } from '../words/regions.ts';
import { LanguageButton } from './language-button.tsx';

jest.mock('../words/language.ts', () => ({
  storeLanguage: jest.fn(),
  shownLocale: () => 'en-US',
}));

const storing = jest.mocked(storeLanguage);
const locales: LocaleRow[] = regionNames
  .flatMap((region) => [...regions[region]])
  .map((locale, index) => ({ id: index + 1, locale, parrentId: null, name: `Name of ${locale}` }));

const deployment = fakeDeployment();
const open = async (respond = (): unknown => ({ locales })) => {
  const shown = renderShell(<LanguageButton />, { respond, deployment });
  await shown.user.click(screen.getByRole('button', { name: 'Language' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose your language' });
  return { ...shown, dialog, ask: within(dialog) };
};
const small = (matches: boolean) =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        matches: matches && media.includes('48em'),
        media,
        addListener() {},
        removeListener() {},
      }) as unknown as MediaQueryList,
  );

beforeEach(() => {
  localStorage.clear();
  small(false);
  storing.mockReset().mockResolvedValue(true);
});
afterEach(() => jest.restoreAllMocks());

describe('the language chooser', () => {
  it('is not there where the region offers no choice', () => {
    renderShell(<LanguageButton />, { deployment: { ...deployment, features: {} } });
    expect(screen.queryByRole('button', { name: 'Language' })).toBeNull();
  });

  it('starts at the language on screen and its region', async () => {
    const { ask } = await open();
    expect(await ask.findByRole('radio', { name: 'North America' })).toBeChecked();
    expect(ask.getAllByRole('option')).toHaveLength(4);
    expect(ask.getByRole('option', { name: /en-US/, selected: true })).toBeVisible();
    expect(ask.getByRole('combobox')).toHaveFocus();
  });

  it.each([
    [/de-DE/, ['The portal has no words in Deutsch yet. It speaks English.']],
    [/en-GB/, []],
  ])(
    'says of %s in which language the portal speaks, where that is another',
    async (name, said) => {
      const { ask, user, requests } = await open();
      await user.click(await ask.findByRole('radio', { name: 'Europe' }));
      await user.click(ask.getByRole('option', { name }));
      await user.click(ask.getByRole('button', { name: /Continue|Weiter/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      const notices = requests.filter(({ event }) => event === 'notified/1');
      expect(notices.map(({ payload }) => (payload as { text: string }).text)).toEqual(said);
    },
  );

  it('lists the languages of the region that is pressed, and shows what it will say', async () => {
    const { ask, user } = await open();
    await user.click(await ask.findByRole('radio', { name: 'Europe' }));
    expect(ask.getAllByRole('option')).toHaveLength(25);
    const german = ask.getByRole('option', { name: /de-DE/ });
    expect(german).toHaveTextContent('Words in English');
    await user.hover(german);
    expect(screen.getByText('Wählen Sie Ihre Sprache')).toHaveAttribute('lang', 'de-DE');
    await user.hover(ask.getByRole('option', { name: /it-IT/ }));
    expect(ask.getByRole('button', { name: 'Continua' })).toHaveAttribute('lang', 'it-IT');
    await user.unhover(ask.getByRole('listbox'));
    expect(ask.getByRole('button', { name: 'Continue' })).toBeVisible();
    await user.hover(german);
    await user.type(ask.getByRole('combobox'), 'd');
    expect(ask.getByRole('button', { name: 'Continue' })).toBeVisible();
    await user.click(ask.getByRole('button', { name: 'Clear search' }));
    expect(ask.getByRole('combobox')).toHaveValue('');
    expect(ask.getByRole('combobox')).toHaveFocus();
    await user.click(ask.getByRole('option', { name: /de-DE/ }));
    await user.click(ask.getByRole('button', { name: 'Weiter' }));
    expect(storing).toHaveBeenCalledWith('de-DE');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is used from its field alone', async () => {
    const { ask, user } = await open();
    await ask.findByRole('combobox');
    await user.keyboard('portu');
    expect(ask.getAllByRole('option')).toHaveLength(2);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    const picked = ask.getByRole('option', { selected: true });
    expect(picked).toHaveTextContent('pt-PT');
    expect(ask.getByRole('combobox')).toHaveAttribute('aria-activedescendant', picked.id);
    expect(ask.getByRole('radio', { name: 'Europe' })).toBeChecked();
    await user.keyboard('{Enter}');
    expect(storing).toHaveBeenCalledWith('pt-PT');
  });

  it('says that nothing has the name that is searched for', async () => {
    const { ask, user } = await open();
    await ask.findByRole('combobox');
    await user.keyboard('klingon');
    expect(ask.getByRole('status')).toHaveTextContent('No language is called “klingon”.');
    await user.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Language' })).toHaveFocus();
    expect(storing).not.toHaveBeenCalled();
  });

  it('stays and says so when the words cannot be had', async () => {
    storing.mockResolvedValueOnce(false);
    const { ask, user } = await open();
    await user.click(await ask.findByRole('button', { name: 'Continue' }));
    expect(await ask.findByRole('alert')).toHaveTextContent('The words could not be loaded');
    await user.click(ask.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks again for a list that could not be had', async () => {
    let away = true;
    const { ask, user } = await open(() => {
      if (away) throw new Error('away');
      return { locales };
    });
    const again = await ask.findByRole('button', { name: 'Try again' });
    away = false;
    await user.click(again);
    expect(await ask.findByRole('combobox')).toBeVisible();
  });

  it('asks for region and language on a small screen', async () => {
    small(true);
    const { ask, user } = await open();
    await user.click(await ask.findByRole('combobox', { name: 'Region' }));
    await user.click(await ask.findByRole('option', { name: 'South America' }));
    await user.click(ask.getByRole('combobox', { name: 'Language' }));
    await user.click(await ask.findByRole('option', { name: /pt-BR/ }));
    await user.click(ask.getByRole('button', { name: 'Continuar' }));
    expect(storing).toHaveBeenCalledWith('pt-BR');
  });
});
