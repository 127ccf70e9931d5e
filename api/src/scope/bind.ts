import {
  AliasNode,
  CommonTableExpressionNameNode,
  CommonTableExpressionNode,
  DeleteQueryNode,
  IdentifierNode,
  InsertQueryNode,
  type Kysely,
  type KyselyPlugin,
  type OperationNode,
  QueryNode,
  RawNode,
  type RootOperationNode,
  SelectQueryNode,
  sql,
  TableNode,
  UpdateQueryNode,
  WithNode,
} from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { guardedTables, guardOf } from './guards.ts';
import { refuseRawWrites, tablesNamedIn } from './named-tables.ts';
import type { Viewer } from './scope.ts';

/**
 * Returns the database as one person sees it: in every query, a table's name stands for the rows
 * that the person may see, and updates and deletions reach only these rows. Queries that read
 * everybody's rows are explicit about it, by `unguardedTable` or by the call's `unscoped`.
 *
 * A query is prefixed with common table expressions named after the guarded tables that it uses,
 * which the planner folds into the query.
 *
 * @param viewer null if nobody is signed in, who sees none of the guarded rows
 */
export const bindToViewer = (unscoped: Kysely<Schema>, viewer: Viewer | null): Kysely<Schema> =>
  unscoped.withPlugin(new VisibleRowsPlugin(viewer));

class VisibleRowsPlugin implements KyselyPlugin {
  constructor(private readonly viewer: Viewer | null) {}

  transformQuery({ node }: { readonly node: RootOperationNode }): RootOperationNode {
    const seen = [...tablesNamedIn(node, guardedTables)].map((table) => this.seenRows(table));
    if (seen.length === 0) return node;
    if (RawNode.is(node)) {
      refuseRawWrites(node, guardedTables);
      return prependToRaw(seen, node);
    }
    if (UpdateQueryNode.is(node)) return prependExpressions(seen, this.limited(node, node.table));
    if (DeleteQueryNode.is(node))
      return prependExpressions(seen, this.limited(node, node.from.froms[0]));
    if (SelectQueryNode.is(node) || InsertQueryNode.is(node)) return prependExpressions(seen, node);
    throw new Error(`A ${node.kind} of guarded tables needs the unscoped database.`);
  }

  transformResult = async <Result>({ result }: { readonly result: Result }): Promise<Result> =>
    result;

  private seenRows(table: string): CommonTableExpressionNode {
    const rows = sql`(select * from ${sql.id('public', table)} ${sql.id('each')}
      where ${guardOf(table, 'each', this.viewer)})`;
    return CommonTableExpressionNode.cloneWith(
      CommonTableExpressionNode.create(
        CommonTableExpressionNameNode.create(table),
        rows.toOperationNode(),
      ),
      { materialized: false },
    );
  }

  /** Limits an update or a deletion to the visible rows of its table. */
  private limited<Query extends UpdateQueryNode | DeleteQueryNode>(
    query: Query,
    target: OperationNode | undefined,
  ): Query {
    const aliased = target && AliasNode.is(target) ? target : null;
    const table = aliased?.node ?? target;
    if (!table || !TableNode.is(table) || table.table.schema) return query;
    const { name } = table.table.identifier;
    if (!guardedTables.includes(name)) return query;
    const alias = aliased && IdentifierNode.is(aliased.alias) ? aliased.alias.name : name;
    return QueryNode.cloneWithWhere(query, guardOf(name, alias, this.viewer).toOperationNode());
  }
}

type WithExpressions = SelectQueryNode | InsertQueryNode | UpdateQueryNode | DeleteQueryNode;

const prependExpressions = <Query extends WithExpressions>(
  [first, ...others]: readonly CommonTableExpressionNode[],
  query: Query,
): Query =>
  first
    ? {
        ...query,
        with: [...others, ...(query.with?.expressions ?? [])].reduce(
          WithNode.cloneWithExpression,
          WithNode.create(first, { recursive: query.with?.recursive ?? false }),
        ),
      }
    : query;

const ownExpressions = /^\s*with\s+(recursive\s+)?/i;

function prependToRaw(seen: readonly CommonTableExpressionNode[], query: RawNode): RawNode {
  const [start = '', ...rest] = query.sqlFragments;
  const own = ownExpressions.exec(start);
  const body = RawNode.create([start.slice(own?.[0].length ?? 0), ...rest], [...query.parameters]);
  const between = seen.slice(1).map(() => ', ');
  const opening = own?.[1] ? 'with recursive ' : 'with ';
  return RawNode.create([opening, ...between, own ? ', ' : ' ', ''], [...seen, body]);
}
