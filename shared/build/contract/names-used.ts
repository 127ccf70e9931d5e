/** The names that a source imports from a module; null if it imports the module as a whole. */
export interface NamesUsed {
  readonly request: string;
  readonly names: readonly string[] | null;
}

const named = /(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g;
const mentioned = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

/** Finds a source's imports, by name or otherwise. */
export function namesUsed(source: string): NamesUsed[] {
  const byName = [...source.matchAll(named)].map(([, list = '', request = '']) => ({
    request,
    names: list.split(',').flatMap((item) => /^\s*(?:type\s+)?([\w$]+)/.exec(item)?.[1] ?? []),
  }));
  const rest = source.replaceAll(named, '');
  const whole = [...rest.matchAll(mentioned)].map(([, request = '']) => ({ request, names: null }));
  return [...byName, ...whole];
}
