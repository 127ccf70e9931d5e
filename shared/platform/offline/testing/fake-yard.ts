import { FakeAnswer, refusal } from '../../testing/fake-answer.ts';
import type { ReceivedCall, Respond } from '../../testing/fake-server.ts';
import type { NewEntry } from '../entry.ts';

let first = 0;

/** Switches to keys that no earlier test has used. */
export function newKeys(): void {
  first += 1000;
}

/** Returns a test's key with a number. */
export const key = (number: number): string =>
  `00000000-0000-4000-8000-${String(first + number).padStart(12, '0')}`;

/** Creates a write of a thing, with its key. */
export const write = (number: number, own: Partial<NewEntry> = {}): NewEntry => ({
  id: key(number),
  remote: 'surveys',
  call: 'POST things/save_thing',
  options: { body: { client_key: key(number), value: number } },
  holds: [`thing:${number}`],
  needs: [],
  group: 'one',
  subject: { what: 'thing' },
  ...own,
});

/** A server on which each key takes effect once, as with the real one's writes. */
export class FakeYard {
  /** Keys in the order in which they took effect. */
  readonly effects: string[] = [];
  /** Keys in the order of arrival, including repeats. */
  readonly received: string[] = [];
  readonly calls: ReceivedCall[] = [];
  /** Replaces the response of a call; undefined for the normal one. */
  trouble: (call: ReceivedCall, clientKey: string) => unknown = () => undefined;
  /** Accepted tokens. */
  tokens: readonly string[] = ['token'];

  readonly respond: Respond = async (_, call) => {
    const client_key = keyIn(call.body);
    this.received.push(client_key);
    this.calls.push(call);
    const token = String(call.headers.authorization).replace('Bearer ', '');
    if (!this.tokens.includes(token)) return refusal('no_session');
    const trouble = await this.trouble(call, client_key);
    if (trouble instanceof FakeAnswer) return trouble;
    if (!this.effects.includes(client_key)) this.effects.push(client_key);
    // The write took effect, but the response is lost.
    if (trouble === 'cut') throw new Error('cut off');
    return trouble ?? { saved: client_key };
  };
}

/** Returns the key in a body, which is form data if a file is attached. */
const keyIn = (body: unknown): string =>
  String(body instanceof FormData ? body.get('client_key') : Object(body).client_key);
