import type { Content } from 'pdfmake';

/** The parts of a document that programs read out apart, by their names in PDF. */
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

/** What a node is to somebody who has the document read out. */
export interface Tag {
  readonly type: TagType;
  /** What is said in place of what is seen. */
  readonly alt?: string;
  /** What is written, where its signs are set in another order. */
  readonly actual?: string;
  /** What a cell is the heading of. */
  readonly scope?: 'Column' | 'Row';
  /** What it stands in beside others, in what its node stands in: the row of a cell. */
  readonly group?: TagGroup;
}

/** Such as a row; its members are read in their order, whatever that on paper. */
export interface TagGroup extends Tag {
  readonly members: readonly Tag[];
}

/** Tags whose nodes stand beside each other, as the members of one. */
export function grouped(type: TagType, tags: readonly Tag[]): readonly Tag[] {
  const members: Tag[] = [];
  const group = { type, members };
  members.push(...tags.map((tag) => ({ ...tag, group })));
  return members;
}

export type ContentNode = Exclude<Content, string | number | readonly unknown[]>;

/** Content with its tag; nodes without one are part of what they stand in. */
export const tagged = (tag: Tag | TagType, node: ContentNode): ContentNode => withTag(tag, node);

/** The same for parts of content. */
export const withTag = <Node extends object>(tag: Tag | TagType, node: Node): Node => ({
  ...node,
  tag: typeof tag === 'string' ? { type: tag } : tag,
});

/** Whether a node has a tag of its own. */
export const isTagged = (node: object): boolean => 'tag' in node;

/**
 * A table, with what stands below it.
 *
 * @param keptRows how many of its last rows stay on the page of that
 */
export const keepingRows = (keptRows: number, stack: Content[]): Content =>
  Object.assign({ stack }, { keptRows });
