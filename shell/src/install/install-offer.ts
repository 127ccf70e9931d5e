import { createStore } from '../store/store.ts';

/** The browser's event that offers to install the portal; `prompt` asks the user. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's current offer. */
export const offer = createStore<InstallOffer | null>(null);

/**
 * Keeps the browser's offer to install the portal for the user's menu, instead of a bar over the
 * page. It comes once, at a time chosen by the browser.
 *
 * @returns stops watching
 */
export function watchInstallOffer(): () => void {
  const keep = (event: Event) => {
    event.preventDefault();
    offer.set(event as InstallOffer);
  };
  const drop = () => offer.set(null);
  addEventListener('beforeinstallprompt', keep);
  addEventListener('appinstalled', drop);
  return () => {
    removeEventListener('beforeinstallprompt', keep);
    removeEventListener('appinstalled', drop);
    drop();
  };
}
