/** What each report says of the total and the rows, by its type. */
export type PaperFigures = Readonly<
  Record<string, { readonly total: object; readonly rows: readonly object[] }>
>;
