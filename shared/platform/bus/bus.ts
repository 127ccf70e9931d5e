/** The event bus between shell and remotes, and the parts of RxJS that the portal uses. */
export type { Observable, Subscription } from 'rxjs';

export { bus } from './bus-core.ts';
export { defineEvent, type EventType } from './event-type.ts';
export {
  connectivityChanged,
  languageChanged,
  linkRequested,
  loaderQueue,
  namedLinksChanged,
  navigationRequested,
  notified,
  type PopupKind,
  popupRequested,
  searchAnswered,
  searchChanged,
  sessionChanged,
  setupReceived,
  unitsChanged,
  wordsChanged,
} from './events.ts';
export { useBusState } from './use-bus-state.ts';
