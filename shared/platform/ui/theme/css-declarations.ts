/**
 * Parses the declarations of a style sheet, independent of its formatting: `selector|property` →
 * value. Supports flat sheets only, such as those of variables.
 */
export function cssDeclarations(css: string): Map<string, string> {
  const found = new Map<string, string>();
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, selector = '', body = ''] of bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    for (const [, property = '', value = ''] of body.matchAll(/([\w-]+)\s*:\s*([^;]+);?/g)) {
      found.set(`${selector.trim()}|${property}`, value.replace(/\s+/g, ' ').trim());
    }
  }
  return found;
}
