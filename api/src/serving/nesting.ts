/** No call takes a body that is nested more deeply. */
const deepest = 100;

/**
 * Whether a JSON text is nested so deeply that looking through its value would take more of the stack
 * than there is. What is no JSON may be answered either way. It reads character by character: a pattern that
 * matches a text of many megabytes takes more of the stack than there is itself.
 */
export function isNestedDeeply(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (isInText) {
      if (character === '\\') at += 1;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '[' || character === '{') {
      depth += 1;
      if (depth > deepest) return true;
    } else if (character === ']' || character === '}') depth -= 1;
  }
  return false;
}
