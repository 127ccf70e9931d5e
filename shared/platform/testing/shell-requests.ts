import { bus } from '../bus/bus-core.ts';
import type { EventType } from '../bus/event-type.ts';
import {
  languageChanged,
  linkRequested,
  loaderQueue,
  navigationRequested,
  notified,
  popupRequested,
  searchAnswered,
  setupReceived,
  wordsChanged,
} from '../bus/events.ts';
import { setOverlay } from '../i18n/words-store.ts';

/** A request to the shell over the bus. */
export interface ShellRequest {
  /** Name of the event, as in `popup/1`. */
  readonly event: string;
  readonly payload: unknown;
}

interface Navigator {
  navigate(to: string, options: { replace: boolean }): unknown;
}

interface FollowedEvent {
  readonly event: string;
  readonly start: (router: Navigator, hear: (request: ShellRequest) => void) => () => void;
}

const follow = <Payload>(
  event: EventType<Payload>,
  answer: (payload: Payload, router: Navigator) => unknown = () => {},
): FollowedEvent => ({
  event: event.name,
  start(router, hear) {
    const subscription = bus.on(event).subscribe((payload) => {
      hear({ event: event.name, payload });
      answer(payload, router);
    });
    return () => subscription.unsubscribe();
  },
});

const followed: readonly FollowedEvent[] = [
  follow(linkRequested),
  follow(loaderQueue),
  follow(navigationRequested, ({ to, replace = false }, router) =>
    router.navigate(to, { replace }),
  ),
  follow(notified),
  follow(popupRequested),
  follow(searchAnswered),
  follow(setupReceived, ({ language_pack }) => {
    if (language_pack) setOverlay(bus.current(languageChanged) ?? 'en-US', language_pack);
  }),
  follow(wordsChanged),
];

/** Names of the events that the fake shell handles. */
export const handledEvents = followed.map(({ event }) => event);

/**
 * Reports all requests to the shell over the bus, and carries out those that affect the page
 * itself.
 *
 * @returns a function that stops it
 */
export function answerRequests(
  router: Navigator,
  hear: (request: ShellRequest) => void,
): () => void {
  const stops = followed.map(({ start }) => start(router, hear));
  return () => {
    for (const stop of stops) stop();
  };
}
