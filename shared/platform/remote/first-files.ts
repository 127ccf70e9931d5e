interface NamedFiles {
  /** The file that a build runs first; undefined if unknown. */
  readonly entry: string | undefined;
  /** The files that each page needs first, by page name. */
  readonly pages: Readonly<Record<string, readonly string[]>> | undefined;
}

/**
 * Returns the paths within a build of the files that a page needs first: the entry, and the page's
 * own files.
 */
export const firstFilesOf = ({ entry, pages = {} }: NamedFiles, page: string): string[] => [
  ...(entry === undefined ? [] : [entry]),
  ...(Object.hasOwn(pages, page) ? (pages[page] ?? []) : []),
];
