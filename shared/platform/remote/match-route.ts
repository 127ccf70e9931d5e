import { type SegmentPattern, segmentPatterns, splitPath } from './path-template.ts';

export interface RouteMatch<Route> {
  readonly route: Route;
  /** Decoded values of the path's parameters by name. */
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Finds the route of an address. A parameter may fill a segment or a part of one
 * (`/units/edit-{unitId}`) and is never empty. If several routes match, literal segments precede
 * parameters and longer literal text precedes shorter, from left to right. Literals match
 * case-insensitively; parameters preserve case.
 *
 * @param pathname path of an address, still encoded; one trailing slash is allowed
 * @returns null if no route matches or the address is wrongly encoded
 */
export function matchRoute<Route extends { readonly path: string }>(
  routes: readonly Route[],
  pathname: string,
): RouteMatch<Route> | null {
  const segments = decodeSegments(pathname);
  if (!segments) return null;
  let best: (RouteMatch<Route> & { patterns: SegmentPattern[] }) | null = null;
  for (const route of routes) {
    const patterns = segmentPatterns(route.path);
    const params = matchSegments(patterns, segments);
    if (params && (!best || isMoreSpecific(patterns, best.patterns)))
      best = { route, params, patterns };
  }
  return best && { route: best.route, params: best.params };
}

function decodeSegments(pathname: string): string[] | null {
  try {
    return splitPath(pathname).map(decodeURIComponent);
  } catch {
    return null;
  }
}

function matchSegments(
  patterns: readonly SegmentPattern[],
  segments: readonly string[],
): Record<string, string> | null {
  if (patterns.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, { pattern, names }] of patterns.entries()) {
    const match = pattern.exec(segments[index] ?? '');
    if (!match) return null;
    for (const [place, name] of names.entries()) params[name] = match[place + 1] ?? '';
  }
  return params;
}

function isMoreSpecific(one: readonly SegmentPattern[], other: readonly SegmentPattern[]): boolean {
  for (const [index, { rank }] of one.entries()) {
    const otherRank = other[index]?.rank ?? 0;
    if (rank !== otherRank) return rank > otherRank;
  }
  return false;
}
