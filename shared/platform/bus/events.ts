import type { AppSetup } from '@portal/contract/portal';
import { defineEvent } from './event-type.ts';
import type { User } from './user.ts';

/** The popups of the error catalogue. */
export type PopupKind =
  | 'session_expired'
  | 'url_too_long'
  | 'no_permission'
  | 'no_portal_permission'
  | 'system_error';

/** State: the signed-in user, or null. */
export const sessionChanged = defineEvent<User | null>('session/1', { state: true });

/** State: the locale of the page. */
export const languageChanged = defineEvent<string>('language/1', { state: true });

/** State: the region's default units, for users who have not chosen any. */
export const unitsChanged = defineEvent<'us' | 'metric'>('units/1', { state: true });

/** State: the region's addresses of external pages, by name. */
export const namedLinksChanged = defineEvent<Readonly<Record<string, string>>>('named-links/1', {
  state: true,
});

/** State: whether the browser has a network. */
export const connectivityChanged = defineEvent<boolean>('connectivity/1', { state: true });

/** A named queue of the global loader opens or closes. */
export const loaderQueue = defineEvent<{ readonly queue: string; readonly open: boolean }>(
  'loader/1',
);

/** Requests a popup of the error catalogue. */
export const popupRequested = defineEvent<{ readonly kind: PopupKind }>('popup/1');

/** A short notice, already in the user's language. */
export const notified = defineEvent<{
  readonly tone: 'success' | 'error' | 'info';
  readonly text: string;
  /** A button for a follow-up action, such as undo. */
  readonly action?: { readonly label: string; readonly perform: () => void };
}>('notified/1');

/** Asks the shell to navigate, from code outside components. */
export const navigationRequested = defineEvent<{ readonly to: string; readonly replace?: boolean }>(
  'navigation/1',
);

/**
 * Asks the shell to follow a link the way it follows menu links: a sign-in code is added for
 * another host. Must be emitted synchronously in the click handler, or the browser blocks a new
 * window.
 */
export const linkRequested = defineEvent<{ readonly url: string; readonly new_window?: boolean }>(
  'link/1',
);

/** State: the text entered in the portal-wide search; empty when there is none. */
export const searchChanged = defineEvent<string>('search/1', { state: true });

/** Search results of a remote; they replace its previous ones. Texts are in the user's language. */
export const searchAnswered = defineEvent<{
  /** The remote's name. */
  readonly owner: string;
  readonly found: readonly {
    readonly id: string;
    readonly name: string;
    /** A description of the result, or the place where it belongs; included in the search. */
    readonly place: string;
    readonly open: () => void;
  }[];
}>('search-answer/1');

/** An administrator changed texts: the shell reloads those of the current language. */
export const wordsChanged = defineEvent<null>('words-changed/1');

/** A response of the server carried menus or texts. */
export const setupReceived = defineEvent<AppSetup>('setup/1');
