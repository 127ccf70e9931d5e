import { act, screen, waitFor, within } from '@portal/platform/testing';
import { watchInstallOffer } from '../install/install-offer.ts';
import { showOverlay } from '../overlays/overlay.ts';
import { Shortcuts } from '../shortcuts/shortcuts.tsx';
import { renderShell } from '../testing/render-shell.tsx';
import { Header } from './header.tsx';

jest.mock('./language-button.tsx', () => ({ LanguageButton: () => null }));

let stop: () => void;
beforeEach(() => {
  stop = watchInstallOffer();
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'standalone');
  act(() => showOverlay(null));
  jest.restoreAllMocks();
});

/** Fires the browser's event that offers to install the portal. */
function offer() {
  const prompt = jest.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void dispatchEvent(event));
  return { event, prompt };
}

const person = () => screen.getByRole('button', { name: 'Signed in: Casey Morgan' });
const install = () => screen.queryByRole('menuitem', { name: 'Install' });

async function openMenu() {
  const shown = renderShell(
    <>
      <Header />
      <Shortcuts />
    </>,
  );
  await shown.user.click(person());
  await screen.findByRole('menu');
  return shown;
}

it('a browser that would install the portal does so from the menu of the person', async () => {
  const { event, prompt } = offer();
  expect(event.defaultPrevented).toBe(true);
  const { user } = await openMenu();
  await user.click(screen.getByRole('menuitem', { name: 'Install' }));
  await waitFor(() => expect(prompt).toHaveBeenCalledTimes(1));
  await user.click(person());
  await screen.findByRole('menu');
  expect(install()).toBeNull();
});

it('one that would not, or has done so, has nothing of it there', async () => {
  offer();
  act(() => void dispatchEvent(new Event('appinstalled')));
  await openMenu();
  expect(install()).toBeNull();
});

it('on a small screen it stands in the drawer', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const matches = media.includes('max-width');
    return Object.assign(new EventTarget(), { matches, media }) as MediaQueryList;
  });
  const { prompt } = offer();
  const { user } = renderShell(<Header />);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await user.click(drawer.getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('on an iPad it says how that is done there', async () => {
  Reflect.set(navigator, 'standalone', false);
  const { user } = await openMenu();
  await user.click(screen.getByRole('menuitem', { name: 'Install' }));
  const help = await screen.findByRole('dialog', { name: 'Put the portal on the home screen' });
  expect(help).toHaveTextContent('tap Share');
  await user.click(within(help).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(person()).toHaveFocus());
});

it('once it stands on the home screen there is nothing to do', async () => {
  Reflect.set(navigator, 'standalone', true);
  await openMenu();
  expect(install()).toBeNull();
});
