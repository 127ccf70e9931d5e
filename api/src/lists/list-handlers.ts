import type { ListDefinition, ListFileFormat, ListSelection } from '@portal/contract/wire';
import type { FileAnswer } from '../app/file-answer.ts';
import type { CallInput } from '../app/implement.ts';
import { answerListFile } from './answer-list-file.ts';
import type { ListContent } from './listed-rows.ts';
import type { Page, PageRequest } from './read-page.ts';

/** The input of a list's handler: its selection and its caller. */
export type ListInput<List extends ListDefinition> = Omit<
  CallInput<{ readonly right: string }>,
  'body' | 'params' | 'query'
> & { readonly body: ListSelection<List> };

type PageInput<List extends ListDefinition> = ListInput<List> & { readonly body: PageRequest };
type FileInput<List extends ListDefinition> = ListInput<List> & {
  readonly body: { readonly format: ListFileFormat };
};

type Values<Row> = NonNullable<ListContent<Row>['values']>;

/** Columns of a file that are not fields of a row: `values` computes them. */
type MadeField<List extends ListDefinition, Row> = Exclude<
  Exclude<List['columns'][number], { readonly only: 'screen' }>['field'],
  keyof Row
>;

type ListSource<List extends ListDefinition, Row> = {
  /** The namespace of the list's texts. */
  readonly namespace: string;
  readonly read: (input: ListInput<List>, page: PageRequest) => Promise<Page<Row>>;
} & ([MadeField<List, Row>] extends [never]
  ? { readonly values?: Values<Row> }
  : { readonly values: Values<Row> & Record<MadeField<List, Row>, Values<Row>[string]> });

type ListHandlers<Path extends string, List extends ListDefinition, Row> = {
  readonly [Name in `POST ${Path}/get_${List['rows']}`]: (
    input: PageInput<List>,
  ) => Promise<Record<List['rows'], Row[]> & PageCounts>;
} & {
  readonly [Name in `POST ${Path}/export_${List['rows']}`]: (
    input: FileInput<List>,
  ) => Promise<FileAnswer>;
};

type PageCounts = Omit<Page<never>, 'rows'>;

/** Returns the handlers of a list's two calls (`listCalls` of the contract). */
export function listHandlers<
  const Path extends string,
  List extends ListDefinition,
  Row extends object,
>(
  path: Path,
  definition: List,
  { namespace, read, values = {} }: ListSource<List, Row>,
): ListHandlers<Path, List, Row> {
  const answerPage = async (input: PageInput<List>) => {
    const { rows, ...counts } = await read(input, input.body);
    return { [definition.rows]: rows, ...counts };
  };
  const answerFile = (input: FileInput<List>) =>
    answerListFile(input, namespace, { definition, values, read: (page) => read(input, page) });
  const handlers = {
    [`POST ${path}/get_${definition.rows}`]: answerPage,
    [`POST ${path}/export_${definition.rows}`]: answerFile,
  };
  // The cast is safe: the handlers have the names of the type.
  return handlers as unknown as ListHandlers<Path, List, Row>;
}
