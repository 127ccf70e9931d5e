import type { Content } from 'pdfmake';

/** The parts of a document that screen readers distinguish, by their names in PDF. */
export type TagType =
  | 'BlockQuote'
  | 'Caption'
  | 'Figure'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'L'
  | 'LBody'
  | 'LI'
  | 'Lbl'
  | 'P'
  | 'Reference'
  | 'Sect'
  | 'Span'
  | 'TD'
  | 'TH'
  | 'TOC'
  | 'TOCI'
  | 'TR'
  | 'Table';

/** The role of a node for screen readers. */
export interface Tag {
  readonly type: TagType;
  /** The text that is read in place of the node. */
  readonly alt?: string;
  /** The text in reading order, if its characters are placed in a different order. */
  readonly actual?: string;
  /** The cells for which a cell is the heading. */
  readonly scope?: 'Column' | 'Row';
  /**
   * The element between this one and its parent that joins its neighbors, such as the row of a
   * cell.
   */
  readonly group?: TagGroup;
}

/** A group such as a row; its members are read in order, regardless of their order on paper. */
export interface TagGroup extends Tag {
  readonly members: readonly Tag[];
}

/** Returns tags for adjacent nodes, as members of one group. */
export function grouped(type: TagType, tags: readonly Tag[]): readonly Tag[] {
  const members: Tag[] = [];
  const group = { type, members };
  members.push(...tags.map((tag) => ({ ...tag, group })));
  return members;
}

export type ContentNode = Exclude<Content, string | number | readonly unknown[]>;

/** Adds a tag to content; untagged nodes belong to their parent's element. */
export const tagged = (tag: Tag | TagType, node: ContentNode): ContentNode => withTag(tag, node);

/** Adds a tag to a part of the content. */
export const withTag = <Node extends object>(tag: Tag | TagType, node: Node): Node => ({
  ...node,
  tag: typeof tag === 'string' ? { type: tag } : tag,
});

/** Returns whether a node has a tag of its own. */
export const isTagged = (node: object): boolean => 'tag' in node;

/**
 * Returns a table with the content below it.
 *
 * @param keptRows how many of its last rows stay on one page with that content
 */
export const withRowsKeptTogether = (keptRows: number, stack: Content[]): Content =>
  Object.assign({ stack }, { keptRows });
