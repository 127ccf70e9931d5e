/** Under which heading an entry stands; the headings come in this order. */
export const sections = ['recent', 'pages', 'found', 'links', 'actions'] as const;

/** Something that the palette finds and does. */
export interface PaletteEntry {
  readonly id: string;
  readonly section: (typeof sections)[number];
  /** In the language shown. */
  readonly name: string;
  /** Where it belongs, beside its name; searched as well. */
  readonly place?: string | undefined;
  /** Stands in the list only once something is searched. */
  readonly whenSearched?: boolean;
  readonly run: () => void;
}
