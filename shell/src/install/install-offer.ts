import { createStore } from '../store/store.ts';

/** The browser would install the portal, and asks the person when it is told to. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** What the browser offers at this moment. */
export const offer = createStore<InstallOffer | null>(null);

/**
 * Keeps the browser's offer to install the portal for the menu of the person, in place of a bar over the
 * page. It comes once, at a time that the browser chooses.
 *
 * @returns stops that
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
