/** No call takes a body that is nested more deeply. */
const deepest = 100;

const closing: Readonly<Record<string, number>> = { '[': 1, '{': 1, ']': -1, '}': -1 };
/** A text, or what opens or closes a level. */
const tokens = /"(?:[^"\\]|\\.)*"|[[\]{}]/gs;

/**
 * Whether a JSON text is nested so deeply that looking through its value would take more of the stack
 * than there is. What is no JSON may be answered either way.
 */
export function isNestedDeeply(text: string): boolean {
  let depth = 0;
  for (const [token] of text.matchAll(tokens)) {
    depth += closing[token] ?? 0;
    if (depth > deepest) return true;
  }
  return false;
}
