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
  /** Returns the rows nested in a row; a row without any has no button. */
  rowsOf: (row: Row) => readonly Row[];
  /** Name of a row's button, such as "Weeks of January 2026". */
  label: (row: Row) => string;
  /** Keys of the expanded rows; if omitted, the table stores them itself. */
  opened?: ReadonlySet<string>;
  onOpened?: (opened: ReadonlySet<string>) => void;
}
