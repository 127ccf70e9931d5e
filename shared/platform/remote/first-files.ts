interface NamedFiles {
  /** The file that a build runs first; undefined when nobody names it. */
  readonly entry: string | undefined;
  /** Files that each page needs first. */
  readonly pages: Readonly<Record<string, readonly string[]>> | undefined;
}

/** Paths within a build of what one of its pages needs first: the entry, and the page's own files. */
export const firstFilesOf = ({ entry, pages = {} }: NamedFiles, page: string): string[] => [
  ...(entry === undefined ? [] : [entry]),
  ...(Object.hasOwn(pages, page) ? (pages[page] ?? []) : []),
];
