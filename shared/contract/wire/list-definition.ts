import { exportFormats } from './export-formats.ts';

/**
 * Format of a column: `mean` has one decimal, `ratio` two; `date` is a calendar date, `day` an
 * instant as a day in the reader's time zone; `person` is the stored name of a person.
 */
export type ListFormat = 'text' | 'person' | 'integer' | 'mean' | 'ratio' | 'date' | 'day';

/** Screen sizes for tables, the smallest first. */
export const tableRooms = ['phone', 'tablet', 'desktop'] as const;

export type TableRoom = (typeof tableRooms)[number];

export interface ListColumn {
  /** Field of the row, or any other name if screen and file compute the value themselves. */
  readonly field: string;
  /** Key of the heading. */
  readonly label: string;
  /** `text` if omitted. */
  readonly format?: ListFormat;
  /** Prefix of the keys of the values' texts: with `group`, `CUS` reads as `group.CUS`. */
  readonly words?: string;
  /** `screen` for buttons; `file` for values that have no room on a screen. */
  readonly only?: 'screen' | 'file';
  /** The smallest screen that shows the column; a phone if omitted. */
  readonly from?: TableRoom;
  readonly align?: 'start' | 'end';
  /**
   * Key of a heading above the column's own, on screen, shared with adjacent columns of the same
   * key.
   */
  readonly group?: string;
  /** Key of the column's own heading below the shared one; its label if omitted. */
  readonly inGroup?: string;
  /** A fixed CSS width on screen. */
  readonly width?: string;
}

export interface ListFilter {
  /** Key of the field's label. */
  readonly label: string;
  /** Name on the wire, where it differs from the one in the address. */
  readonly field?: string;
  /**
   * The choices, by their names in the address; a record maps each to its value on the wire. If
   * omitted, any text is accepted and the screen provides the control.
   */
  readonly values?: readonly string[] | Readonly<Record<string, string | number>>;
  /** Format of typed text; any text if omitted. */
  readonly format?: 'date' | 'person';
  /** Prefix of the keys of the values' texts. */
  readonly words?: string;
  /** Key of the choice that applies no restriction. */
  readonly every?: string;
  /** The default value if the address has none; the filter is then always sent. */
  readonly first?: string;
}

/** Keys of a list's texts. */
export interface ListWords {
  /** Heading of the panel, and name of the table and its files. */
  readonly title: string;
  readonly text?: string;
  /** Label of the search field. */
  readonly search: string;
  /** Message that nothing contains `{{search}}`; a general sentence if omitted. */
  readonly noMatch?: string;
  /** Message that there are no rows, with the reason and possible remedies. */
  readonly none: string;
  readonly noneText?: string;
  /** Name of the pager. */
  readonly pages?: string;
  /** Message that the rows could not be loaded. */
  readonly failed?: string;
}

/** A list as data, from which its address, call, screen and files are derived. */
export interface ListDefinition {
  /** Name of the rows in the response. */
  readonly rows: string;
  readonly words: ListWords;
  /** In order; the first one names the row. */
  readonly columns: readonly ListColumn[];
  /** By their names in the address. */
  readonly filters: Readonly<Record<string, ListFilter>>;
  /** The columns that sort the whole list, each with its value in `order_by`. */
  readonly sorts: Readonly<Record<string, string | number>>;
  /**
   * The default sort if the address has none, as in `-date_created`; null for the call's own order.
   */
  readonly firstSort: string | null;
  /** Rows per page; {@link listPageSize} if omitted. */
  readonly pageSize?: number;
}

/** File formats of a list. */
export const listFormats = [exportFormats.pdf, exportFormats.excel] as const;
export type ListFileFormat = (typeof listFormats)[number];

/** Default rows per page. */
export const listPageSize = 20;

/** Maximum characters of a search text. */
export const longestSearch = 200;

/** Maximum characters of a filter that accepts any text. */
export const longestFilter = 60;

type Values<Filter> = Filter extends { readonly values: infer Own }
  ? Own extends readonly (infer Value)[]
    ? Value
    : Own[keyof Own]
  : string;

type NameOf<Name, Filter> = Filter extends { readonly field: infer Field extends string }
  ? Field
  : Name;

type ChosenFilters<Filters> = {
  readonly [Name in keyof Filters as Filters[Name] extends { readonly first: string }
    ? never
    : NameOf<Name, Filters[Name]>]?: Values<Filters[Name]>;
} & {
  readonly [Name in keyof Filters as Filters[Name] extends { readonly first: string }
    ? NameOf<Name, Filters[Name]>
    : never]: Values<Filters[Name]>;
};

/** The filters, search and sort of a request for a list, without the page. */
export type ListSelection<List extends ListDefinition> = ChosenFilters<List['filters']> & {
  readonly keyword?: string;
  readonly order_by?: List['sorts'][keyof List['sorts']];
  readonly is_sort_desc?: boolean;
};

/** The body of a list's call. */
export type ListRequest<List extends ListDefinition> = ListSelection<List> & {
  readonly page_number: number;
  readonly page_size: number;
};

/** Types a list while preserving its literal names. */
export const defineList = <const List extends ListDefinition>(list: List): List => list;
