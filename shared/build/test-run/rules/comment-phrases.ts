/** A phrase in a comment that its reader would have to read twice. */
export interface RiddlingPhrase {
  /** The first line is 1. */
  readonly line: number;
  readonly phrase: string;
}

/** Comments; in addresses and templates, slashes follow other characters. */
const comment = /(?<=^|[\s({;])\/(?:\*([\s\S]*?)\*\/|\/([^\n]*))/gm;

/** Phrases that hide who does what. */
const phrases =
  /\b(?:whoever|somebody|what it is that|that of its|told apart|gives? way to|(?:is|are|was|were) (?:told|said)|takes? along)\b/gi;

/** Clauses and fragments in place of a subject. Continued sentences start in lower case. */
const openers = /^[\s*]*(?:Whoever|That of|Those of|Of (?:a|an|the|one) |As one of)\b/;

/** Finds the phrases that no comment of the portal may contain. */
export function riddlingPhrases(source: string): RiddlingPhrase[] {
  return [...source.matchAll(comment)].flatMap(({ index, 0: whole, 1: block, 2: line }) => {
    const text = block ?? line ?? '';
    const found = [...text.matchAll(phrases)].map((match) => [match.index, match[0]] as const);
    const opener = openers.exec(text);
    if (opener) found.unshift([opener[0].search(/[A-Z]/), opener[0].replace(/^[\s*]+/, '')]);
    return found.map(([at, phrase]) => ({
      line: source.slice(0, index + whole.indexOf(text) + at).split('\n').length,
      phrase: phrase.trim(),
    }));
  });
}
