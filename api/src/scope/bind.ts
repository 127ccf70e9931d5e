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
 * The database as one person sees it: a table's name stands for the rows of it that the person may
 * see, wherever a query reads it, and updates and deletions reach these rows alone. What reads
 * everybody's rows says so, by `everyones` or by the call's `unscoped`.
 *
 * A query is given the guarded tables that it names as expressions of the same names in front of
 * it, which the planner folds into the query.
 *
 * @param viewer null is nobody, who sees none of the guarded rows
 */
export const bindTo = (unscoped: Kysely<Schema>, viewer: Viewer | null): Kysely<Schema> =>
  unscoped.withPlugin(new SeenRows(viewer));

class SeenRows implements KyselyPlugin {
  constructor(private readonly viewer: Viewer | null) {}

  transformQuery({ node }: { readonly node: RootOperationNode }): RootOperationNode {
    const seen = [...tablesNamedIn(node, guardedTables)].map((table) => this.seenRows(table));
    if (seen.length === 0) return node;
    if (RawNode.is(node)) {
      refuseRawWrites(node, guardedTables);
      return rawAfter(seen, node);
    }
    if (UpdateQueryNode.is(node)) return after(seen, this.limited(node, node.table));
    if (DeleteQueryNode.is(node)) return after(seen, this.limited(node, node.from.froms[0]));
    if (SelectQueryNode.is(node) || InsertQueryNode.is(node)) return after(seen, node);
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

  /** Lets an update or a deletion reach the seen rows of its table alone. */
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

const after = <Query extends WithExpressions>(
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

function rawAfter(seen: readonly CommonTableExpressionNode[], query: RawNode): RawNode {
  const [start = '', ...rest] = query.sqlFragments;
  const own = ownExpressions.exec(start);
  const body = RawNode.create([start.slice(own?.[0].length ?? 0), ...rest], [...query.parameters]);
  const between = seen.slice(1).map(() => ', ');
  const opening = own?.[1] ? 'with recursive ' : 'with ';
  return RawNode.create([opening, ...between, own ? ', ' : ' ', ''], [...seen, body]);
}
