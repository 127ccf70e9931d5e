import { exportFormats } from './export-formats.ts';

/**
 * How a column is written: `mean` has one decimal, `ratio` two; `date` is a calendar date, `day` the
 * reader's own one of an instant; `person` is the name that a record keeps of somebody.
 */
export type ListFormat = 'text' | 'person' | 'integer' | 'mean' | 'ratio' | 'date' | 'day';

/** Rooms that a table may have, the smallest first. */
export const tableRooms = ['phone', 'tablet', 'desktop'] as const;

export type TableRoom = (typeof tableRooms)[number];

export interface ListColumn {
  /** Field of the row; any other name where screen and file make the value themselves. */
  readonly field: string;
  /** Word key of the heading. */
  readonly label: string;
  /** `text` unless given. */
  readonly format?: ListFormat;
  /** Each value is a word under this key: with `group`, `CUS` reads as `group.CUS`. */
  readonly words?: string;
  /** `screen` for buttons; `file` for what has no room on a screen. */
  readonly only?: 'screen' | 'file';
  /** The smallest screen that has room for it; a phone unless given. */
  readonly from?: TableRoom;
  readonly align?: 'start' | 'end';
  /** Word key of a heading above its own on screen, shared with its neighbors of the same key. */
  readonly group?: string;
  /** Word key of its own heading under that one; its label unless given. */
  readonly inGroup?: string;
  /** A CSS width that the column keeps on screen. */
  readonly width?: string;
}

export interface ListFilter {
  /** Word key of the field. */
  readonly label: string;
  /** Name on the wire, where it differs from the one in the address. */
  readonly field?: string;
  /**
   * What may be chosen, by its names in the address; a record gives each its value on the wire. Without
   * them any text is taken, and the screen brings the control.
   */
  readonly values?: readonly string[] | Readonly<Record<string, string | number>>;
  /** How what is typed is written; any text unless given. */
  readonly format?: 'date' | 'person';
  /** Word key before the name of each value. */
  readonly words?: string;
  /** Word key of the choice that leaves nothing out. */
  readonly every?: string;
  /** The value of an address that names none; the filter is then always sent. */
  readonly first?: string;
}

/** Word keys of what a list says of itself. */
export interface ListWords {
  /** Heading of the panel, and name of the table and of its files. */
  readonly title: string;
  readonly text?: string;
  /** Label of the search field. */
  readonly search: string;
  /** Nothing holds `{{search}}`; a general sentence unless given. */
  readonly noMatch?: string;
  /** No row at all, why, and what would help. */
  readonly none: string;
  readonly noneText?: string;
  /** What the pager is called. */
  readonly pages?: string;
  /** The rows could not be loaded. */
  readonly failed?: string;
}

/** A list as data: its address, its call, its screen and its files follow from it. */
export interface ListDefinition {
  /** Name of the rows in the answer. */
  readonly rows: string;
  readonly words: ListWords;
  /** In order; the first names its row. */
  readonly columns: readonly ListColumn[];
  /** By their names in the address. */
  readonly filters: Readonly<Record<string, ListFilter>>;
  /** The columns that sort the whole list, with the value of each in `order_by`. */
  readonly sorts: Readonly<Record<string, string | number>>;
  /** The sort of an address that names none, as in `-date_created`; null for the call's own order. */
  readonly firstSort: string | null;
  /** Rows on a page; {@link listPageSize} unless given. */
  readonly pageSize?: number;
}

/** Kinds of files that a list can be had as. */
export const listFormats = [exportFormats.pdf, exportFormats.excel] as const;
export type ListFileFormat = (typeof listFormats)[number];

/** Rows on a page of most lists. */
export const listPageSize = 20;

/** Most characters that a list is searched for. */
export const longestSearch = 200;

/** Most characters of a filter that takes any text. */
export const longestFilter = 60;

type Values<Filter> = Filter extends { readonly values: infer Own }
  ? Own extends readonly (infer Value)[]
    ? Value
    : Own[keyof Own]
  : string;

type NameOf<Name, Filter> = Filter extends { readonly field: infer Field extends string }
  ? Field
  : Name;

type Chosen<Filters> = {
  readonly [Name in keyof Filters as Filters[Name] extends { readonly first: string }
    ? never
    : NameOf<Name, Filters[Name]>]?: Values<Filters[Name]>;
} & {
  readonly [Name in keyof Filters as Filters[Name] extends { readonly first: string }
    ? NameOf<Name, Filters[Name]>
    : never]: Values<Filters[Name]>;
};

/** What a list is asked for, apart from the page. */
export type ListSelection<List extends ListDefinition> = Chosen<List['filters']> & {
  readonly keyword?: string;
  readonly order_by?: List['sorts'][keyof List['sorts']];
  readonly is_sort_desc?: boolean;
};

/** The body of a list's call. */
export type ListRequest<List extends ListDefinition> = ListSelection<List> & {
  readonly page_number: number;
  readonly page_size: number;
};

/** Types a list without widening the names in it. */
export const defineList = <const List extends ListDefinition>(list: List): List => list;
