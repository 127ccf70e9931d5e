/** The expected total and rows of each report, by its type. */
export type PaperFigures = Readonly<
  Record<string, { readonly total: object; readonly rows: readonly object[] }>
>;
