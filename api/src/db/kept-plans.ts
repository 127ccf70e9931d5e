import type { PoolClient } from 'pg';

/** Most plans of a connection: a list of values gives another statement for each of its lengths. */
const mostKept = 400;

/** Lists that are longer than this are planned for: a connection may otherwise be busy for half a minute. */
const longestList = 100;

const begins = /^(begin|start transaction)\b/i;
const ends = /^(commit|rollback)$/i;

/**
 * Lets a connection keep the plans of the statements in transactions from the second time on: these are short,
 * there are many of them for each write, and to plan them takes longer than to run them. What is read outside,
 * such as a report, is planned for its own values each time.
 *
 * A kept plan expects a list of ten values, whatever comes, and may compare each with each: a statement that
 * brings a longer one is planned for it.
 */
export function keepPlans(client: PoolClient): void {
  const query: (...args: unknown[]) => unknown = client.query.bind(client);
  const seen = new Set<string>();
  const names = new Map<string, string>();
  let isInTransaction = false;

  const nameOf = (text: string): string | undefined => {
    const name = names.get(text);
    if (name !== undefined || names.size === mostKept) return name;
    if (seen.delete(text)) {
      const next = `kept_${names.size}`;
      names.set(text, next);
      return next;
    }
    if (seen.size === mostKept) seen.clear();
    seen.add(text);
    return undefined;
  };

  Object.assign(client, {
    query(...args: unknown[]) {
      const [text, values] = args;
      if (typeof text !== 'string') return query(...args);
      if (begins.test(text)) isInTransaction = true;
      if (ends.test(text)) isInTransaction = false;
      // A text without values may hold several statements, which cannot be prepared together.
      const isKept = Array.isArray(values) && values.length > 0 && !values.some(isLong);
      const name = isInTransaction && isKept && args.length === 2 ? nameOf(text) : undefined;
      return name === undefined ? query(...args) : query({ name, text, values });
    },
  });
}

const isLong = (value: unknown): boolean => Array.isArray(value) && value.length > longestList;
