import { FakeAnswer, refusal } from '../../testing/fake-answer.ts';
import type { ReceivedCall, Respond } from '../../testing/fake-server.ts';
import type { NewEntry } from '../entry.ts';

let first = 0;

/** Gives keys that no test had before. */
export function newKeys(): void {
  first += 1000;
}

/** Key number such and such of a test. */
export const key = (number: number): string =>
  `00000000-0000-4000-8000-${String(first + number).padStart(12, '0')}`;

/** A write of a thing, under its key. */
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

/** A server on which each key takes effect once, as the real one's writes do. */
export class FakeYard {
  /** Keys in the order in which they took effect. */
  readonly effects: string[] = [];
  /** Keys in the order in which they came, with every repeat. */
  readonly received: string[] = [];
  readonly calls: ReceivedCall[] = [];
  /** What to answer instead, by turns: undefined answers as usual. */
  trouble: (call: ReceivedCall, clientKey: string) => unknown = () => undefined;
  /** Who is let in. */
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
    // It took effect, and nobody hears of it.
    if (trouble === 'cut') throw new Error('cut off');
    return trouble ?? { saved: client_key };
  };
}

/** The key that a body carries, which is form data where a file comes along. */
const keyIn = (body: unknown): string =>
  String(body instanceof FormData ? body.get('client_key') : Object(body).client_key);
