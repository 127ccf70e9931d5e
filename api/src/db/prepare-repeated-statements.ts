import type { PoolClient } from 'pg';

/**
 * Maximum number of plans per connection: a list of values is a different statement for each
 * length.
 */
const mostKept = 400;

/**
 * Maximum length of a list in a statement with a kept plan: a generic plan for a longer one may
 * take half a minute.
 */
const longestList = 100;

const begins = /^(begin|start transaction)\b/i;
const ends = /^(commit|rollback)$/i;

/**
 * Makes a connection keep the plans of statements in transactions from their second use on: these
 * are short, each write has many of them, and planning takes longer than running. Statements
 * outside transactions, such as reports, are planned for their own values each time.
 *
 * A kept plan always expects a list of ten values, and may compare each with each: statements with
 * a longer list are planned anew.
 */
export function prepareRepeatedStatements(client: PoolClient): void {
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
      // A text without values may contain several statements, which cannot be prepared together.
      const isKept = Array.isArray(values) && values.length > 0 && !values.some(isLong);
      const name = isInTransaction && isKept && args.length === 2 ? nameOf(text) : undefined;
      return name === undefined ? query(...args) : query({ name, text, values });
    },
  });
}

const isLong = (value: unknown): boolean => Array.isArray(value) && value.length > longestList;
