/** Headings of the entries, in this order. */
export const sections = ['recent', 'pages', 'found', 'links', 'actions'] as const;

/** An entry of the palette: something to find and run. */
export interface PaletteEntry {
  readonly id: string;
  readonly section: (typeof sections)[number];
  /** In the language shown. */
  readonly name: string;
  /** Its context, shown beside the name; searched as well. */
  readonly place?: string | undefined;
  /** Whether it is listed only during a search. */
  readonly whenSearched?: boolean;
  readonly run: () => void;
}
