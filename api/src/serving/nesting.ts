/** Maximum nesting of a body; no call needs more. */
const deepest = 100;

/**
 * Whether a JSON text is nested so deeply that traversing its value would overflow the stack. The
 * result for invalid JSON is arbitrary. It scans character by character, because a regular
 * expression on a text of many megabytes would itself overflow the stack.
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
