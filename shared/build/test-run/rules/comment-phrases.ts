/** A phrase in a comment that its reader would have to read twice. */
export interface RiddlingPhrase {
  /** The first line is 1. */
  readonly line: number;
  readonly phrase: string;
}

/** Comments; in addresses and templates, slashes follow other characters. */
const comment = /(?<=^|[\s({;])\/(?:\*([\s\S]*?)\*\/|\/([^\n]*))/gm;

const riddles = [
  // Phrases that hide who does what.
  /\b(?:whoever|somebody|what it is that|that of its|told apart|gives? way to|(?:is|are|was|were) (?:told|said)|takes? along)\b/gi,
  // Fragments in place of a sentence. Continued sentences start in lower case.
  /(?<=^[\s*]*)(?:That of|Those of|Of (?:a|an|the|one)|As one of)\b/g,
];

/** Finds the phrases that no comment of the portal may contain. */
export const riddlingPhrases = (source: string): RiddlingPhrase[] =>
  [...source.matchAll(comment)].flatMap(({ index, 1: block, 2: line }) => {
    const text = block ?? line ?? '';
    // The text follows two characters that start the comment.
    const lineAt = (at: number) => source.slice(0, index + 2 + at).split('\n').length;
    return riddles
      .flatMap((riddle) => [...text.matchAll(riddle)])
      .map(({ index: at, 0: phrase }) => ({ line: lineAt(at), phrase }));
  });
