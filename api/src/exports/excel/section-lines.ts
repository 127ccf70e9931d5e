import type { ExportDocument, Fact, Section, TableColumn, TableRow } from '../document.ts';

/** A line of a sheet. */
export type Line =
  | { readonly kind: 'chapter' | 'title' | 'label' | 'text' | 'note'; readonly text: string }
  | { readonly kind: 'blank' }
  | { readonly kind: 'fact'; readonly fact: Fact }
  | { readonly kind: 'heading'; readonly columns: readonly TableColumn[] }
  | { readonly kind: 'row'; readonly row: TableRow; readonly columns: readonly TableColumn[] };

/**
 * Maximum number of filter lines above a table: they stay in view with its headings, and more would
 * leave too little room for the records.
 */
const mostAbove = 8;
const lineLength = 90;

const blank: Line = { kind: 'blank' };
const factLines = (facts: readonly Fact[]): Line[] => facts.map((fact) => ({ kind: 'fact', fact }));
const heightOf = ({ value }: Fact): number => Math.ceil(Math.max(1, value.length) / lineLength);

/** Returns the lines of the cover: the title, and the facts about the document. */
export const coverLines = ({ title, cover }: ExportDocument): Line[] => [
  { kind: 'title', text: title },
  blank,
  ...factLines(cover),
];

/**
 * Yields the lines of a report: its title and filters, its tables, then the comment and the notes.
 * Filters that would leave too little room for the records come below, too.
 */
export async function* sectionLines(section: Section): AsyncGenerator<Line> {
  const { chapter, title, facts } = section;
  const isShort = facts.reduce((sum, fact) => sum + heightOf(fact), 0) <= mostAbove;
  if (chapter !== undefined) yield { kind: 'chapter', text: chapter };
  yield { kind: 'title', text: title };
  if (isShort) yield* factLines(facts);
  yield* contentLines(section);
  yield* belowLines(section, isShort ? [] : facts);
}

/** Yields the tables or, if there are none, the summaries of the drawings. */
async function* contentLines({ blocks, empty }: Section): AsyncGenerator<Line> {
  if (empty !== undefined) yield* [blank, { kind: 'text', text: empty } as const];
  const hasTable = blocks.some(({ kind }) => kind === 'table');
  for (const block of blocks) {
    if (block.kind === 'table') {
      const { columns, rows } = block.table;
      yield* [blank, { kind: 'heading', columns } as const];
      for await (const row of rows) yield { kind: 'row', row, columns };
    } else if (block.kind === 'picture' && !hasTable)
      yield* [blank, { kind: 'text', text: block.picture.summary } as const];
  }
}

function* belowLines({ comment, notes }: Section, facts: readonly Fact[]): Generator<Line> {
  if (facts.length > 0) yield* [blank, ...factLines(facts)];
  if (comment)
    yield* [
      blank,
      { kind: 'label', text: comment.label } as const,
      { kind: 'text', text: comment.value } as const,
    ];
  if (notes.length > 0) yield blank;
  for (const text of notes) yield { kind: 'note', text };
}
