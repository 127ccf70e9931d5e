import { IdentifierNode, type OperationNode, RawNode, TableNode, ValueNode } from 'kysely';

/** Names that a query's text holds, quoted or not, wherever they stand: rather one too many. */
export function tablesNamedIn(query: OperationNode, tables: readonly string[]): Set<string> {
  const words = new Set([...textsOf(query)].flatMap(wordsOf));
  return new Set(tables.filter((table) => words.has(table)));
}

/** Most texts whose words are remembered, which is far more than the portal's queries have. */
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

/** The names and the written SQL in a query, without the values that it is given. */
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
 * Written SQL is not taken apart, so that an update or a deletion in it could reach any row.
 *
 * @throws Error when it changes one of the tables; the query builder's updates do
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

/** Written SQL with the identifiers that it is given, and a mark for everything else. */
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
