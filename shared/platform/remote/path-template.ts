/** A segment of a path: its pattern, its parameters and its amount of literal text. */
export interface SegmentPattern {
  readonly pattern: RegExp;
  readonly names: readonly string[];
  /** Number of literal characters; a segment without parameters outranks all others. */
  readonly rank: number;
}

const parameter = /\{([A-Za-z][A-Za-z0-9]*)\}/g;
const special = /[.*+?^${}()|[\]\\]/g;

/** Returns the names of the parameters of a path such as `/units/edit-{unitId}`, in order. */
export const parameterNames = (template: string): string[] =>
  Array.from(template.matchAll(parameter), ([, name = '']) => name);

/**
 * Returns the shape of a path. Paths with the same shape match the same addresses, as only their
 * parameter names differ.
 */
export const pathShape = (template: string): string => template.replaceAll(parameter, '{}');

/** Splits a path into the patterns of its segments. */
export const segmentPatterns = (template: string): SegmentPattern[] =>
  splitPath(template).map(segmentPattern);

/** Splits a path into segments, without its leading slash; one trailing slash is allowed. */
export const splitPath = (path: string): string[] =>
  path.replace(/^\//, '').replace(/\/$/, '').split('/');

function segmentPattern(segment: string): SegmentPattern {
  const names = parameterNames(segment);
  const literals = segment.split(parameter).filter((_, index) => index % 2 === 0);
  const source = literals.map((text) => text.replace(special, '\\$&')).join('(.+?)');
  return {
    pattern: new RegExp(`^${source}$`, 'is'),
    names,
    rank: names.length === 0 ? Number.POSITIVE_INFINITY : literals.join('').length,
  };
}
