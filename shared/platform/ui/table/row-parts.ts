export interface RowSelection<Row> {
  /** Keys of the selected rows. */
  selected: ReadonlySet<string>;
  onToggle: (row: Row, selected: boolean) => void;
  /** Name of a row's checkbox, such as "Select Fargo yard". */
  label: (row: Row) => string;
  /** Heading of the checkbox column. */
  header: string;
}

export interface RowExpansion<Row> {
  /** Rows inside a row; a row without any has no button. */
  rowsOf: (row: Row) => readonly Row[];
  /** Name of a row's button, such as "Weeks of January 2026". */
  label: (row: Row) => string;
  /** Keys of the rows that stand open; the table keeps them itself when left out. */
  opened?: ReadonlySet<string>;
  onOpened?: (opened: ReadonlySet<string>) => void;
}
