import { Observable, Subject } from 'rxjs';
import type { EventType } from './event-type.ts';

interface Channel {
  readonly subject: Subject<unknown>;
  /** Counts the payloads, so that a state that was already replaced is not delivered. */
  count: number;
  last: { readonly payload: unknown } | null;
}

const channels = new Map<string, Channel>();

/**
 * The single event bus of a page. A subscriber that throws is reported as an uncaught error of the
 * page, and affects neither the emitter nor the other subscribers.
 */
export const bus = {
  /** Delivers a payload to all current subscribers; a state is also stored for later ones. */
  emit<Payload>(event: EventType<Payload>, payload: NoInfer<Payload>): void {
    const channel = channelOf(event);
    channel.count += 1;
    if (event.state) channel.last = { payload };
    channel.subject.next(payload);
  },

  /**
   * Returns the payloads of an event from now on; for a state, the last one first. If a subscriber
   * emits the same state again, the others receive only the newest payload and never an older one
   * after it.
   */
  on<Payload>(event: EventType<Payload>): Observable<Payload> {
    return new Observable<Payload>((subscriber) => {
      const channel = channelOf(event);
      let seen = -1;
      const deliver = (payload: unknown) => {
        if (event.state && seen === channel.count) return;
        seen = channel.count;
        // `emit` put the payload into the channel under the same type.
        subscriber.next((event.state ? channel.last?.payload : payload) as Payload);
      };
      const subscription = channel.subject.subscribe(deliver);
      if (channel.last) deliver(channel.last.payload);
      return subscription;
    });
  },

  /** Returns the last payload of a state, outside streams; undefined before the first. */
  current<Payload>(event: EventType<Payload>): Payload | undefined {
    return channelOf(event).last?.payload as Payload | undefined;
  },
};

function channelOf({ name }: { readonly name: string }): Channel {
  let channel = channels.get(name);
  if (!channel) {
    channel = { subject: new Subject(), count: 0, last: null };
    channels.set(name, channel);
  }
  return channel;
}
