import { IdentifierNode, type OperationNode, RawNode, TableNode, ValueNode } from 'kysely';

/**
 * Returns the tables whose names occur anywhere in a query's text, quoted or not; false positives
 * are accepted.
 */
export function tablesNamedIn(query: OperationNode, tables: readonly string[]): Set<string> {
  const words = new Set([...textsOf(query)].flatMap(wordsOf));
  return new Set(tables.filter((table) => words.has(table)));
}

/** Maximum number of texts whose words are cached, far more than the portal's queries have. */
const mostTexts = 10_000;
const known = new Map<string, readonly string[]>();

function wordsOf(text: string): readonly string[] {
  const remembered = known.get(text);
  if (remembered) return remembered;
  const words = [...new Set(text.match(/\w+/g))];
  if (known.size === mostTexts) known.clear();
  known.set(text, words);
  return words;
}

/** Yields the names and the raw SQL in a query, without its parameter values. */
function* textsOf(node: unknown): Generator<string> {
  if (Array.isArray(node)) {
    for (const each of node) yield* textsOf(each);
    return;
  }
  if (!isNode(node) || ValueNode.is(node)) return;
  if (IdentifierNode.is(node)) yield node.name;
  else if (RawNode.is(node)) yield* node.sqlFragments;
  yield* textsOf(Object.values(node));
}

const isNode = (value: unknown): value is OperationNode =>
  typeof value === 'object' && value !== null && 'kind' in value;

const writes = /\b(?:update|delete\s+from|merge\s+into)\s+(?:only\s+)?"?(\w+)"?(?!["\s]*\.)/gi;

/**
 * Refuses updates and deletions in raw SQL, which is not parsed and could thus reach any row.
 *
 * @throws Error if the SQL changes one of the tables; only the query builder may do that
 */
export function refuseRawWrites(query: RawNode, tables: readonly string[]): void {
  for (const [, table = ''] of writtenText(query).matchAll(writes)) {
    if (tables.includes(table)) {
      throw new Error(
        `${table} is changed by the query builder, which holds the guard of its rows.`,
      );
    }
  }
}

/** Returns raw SQL with its identifiers inserted, and a mark for every other parameter. */
function writtenText(node: OperationNode): string {
  if (IdentifierNode.is(node)) return node.name;
  if (TableNode.is(node)) return writtenText(node.table.identifier);
  if (!RawNode.is(node)) return '?';
  return node.sqlFragments
    .flatMap((text, index) => {
      const given = node.parameters[index];
      return given ? [text, writtenText(given)] : [text];
    })
    .join('');
}
