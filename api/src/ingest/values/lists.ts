import type { ValueType } from '../file-kind.ts';
import { between } from './number.ts';

const itemsOf = (text: string): string[] =>
  text
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean);

/** Some of these words, separated by semicolons; their order is kept. */
export const someOf = (...words: readonly string[]): ValueType => ({
  sql: 'text[]',
  read(text) {
    const items = itemsOf(text);
    const wrong = items.find((item) => !words.includes(item));
    return wrong === undefined
      ? { value: words.filter((word) => items.includes(word)) }
      : { fault: `names ${wrong}, which is none of ${words.join(', ')}.` };
  },
});

/** At most `most` numbers that `between` accepts, separated by semicolons. */
export const numbers = (most: number, ...limits: Parameters<typeof between>): ValueType => ({
  sql: 'numeric[]',
  read(text, now) {
    const items = itemsOf(text);
    if (items.length > most) return { fault: `has more than ${most} numbers.` };
    for (const item of items) {
      const reading = between(...limits).read(item, now);
      if ('fault' in reading) return reading;
    }
    return { value: items };
  },
});
