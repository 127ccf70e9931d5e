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

/** State: who is signed in, or null. */
export const sessionChanged = defineEvent<User | null>('session/1', { state: true });

/** State: the locale that the page is shown in. */
export const languageChanged = defineEvent<string>('language/1', { state: true });

/** State: the units of people who have chosen none, as the region has them. */
export const unitsChanged = defineEvent<'us' | 'metric'>('units/1', { state: true });

/** State: addresses of pages elsewhere by their names, as the region has them. */
export const namedLinksChanged = defineEvent<Readonly<Record<string, string>>>('named-links/1', {
  state: true,
});

/** State: whether the browser has a network. */
export const connectivityChanged = defineEvent<boolean>('connectivity/1', { state: true });

/** A named queue of the global loader opens or closes. */
export const loaderQueue = defineEvent<{ readonly queue: string; readonly open: boolean }>(
  'loader/1',
);

/** A popup of the error catalogue is due. */
export const popupRequested = defineEvent<{ readonly kind: PopupKind }>('popup/1');

/** A short notice, already in the user's language. */
export const notified = defineEvent<{
  readonly tone: 'success' | 'error' | 'info';
  readonly text: string;
  /** What can be done about it, such as taking it back, as a button says it. */
  readonly action?: { readonly label: string; readonly perform: () => void };
}>('notified/1');

/** Asks the shell to navigate, from code that is no component. */
export const navigationRequested = defineEvent<{ readonly to: string; readonly replace?: boolean }>(
  'navigation/1',
);

/**
 * Asks the shell to follow a link as it follows those of its menus: one that leads to another host
 * takes a sign-in code along. Emitted on the click itself, or the browser refuses a new window.
 */
export const linkRequested = defineEvent<{ readonly url: string; readonly new_window?: boolean }>(
  'link/1',
);

/** State: what somebody searches for in the whole portal; empty while nobody does. */
export const searchChanged = defineEvent<string>('search/1', { state: true });

/** What a remote has found, in place of what it found before. Texts are in the user's language. */
export const searchAnswered = defineEvent<{
  /** The remote's name. */
  readonly owner: string;
  readonly found: readonly {
    readonly id: string;
    readonly name: string;
    /** What it is, or where it belongs; searched as well. */
    readonly place: string;
    readonly open: () => void;
  }[];
}>('search-answer/1');

/** Administrators' words have changed: the shell loads those of the language shown again. */
export const wordsChanged = defineEvent<null>('words-changed/1');

/** An answer of the server carried menus or words. */
export const setupReceived = defineEvent<AppSetup>('setup/1');
