const parameter = /\{[^{}]+\}/g;

/**
 * Returns whether some address matches both of two paths such as `/units/edit-{unitId}`: they have
 * the same number of segments, and each pair of segments can match the same text. A parameter
 * matches any nonempty text.
 */
export function pathsOverlap(one: string, other: string): boolean {
  const segments = one.split('/').map(formOf);
  const others = other.split('/').map(formOf);
  return (
    segments.length === others.length &&
    segments.every((segment, index) => haveCommon(segment, others[index] ?? ''))
  );
}

// `?` matches one character and `*` any number of them; neither occurs in paths. Case is ignored,
// as paths that differ only in case look the same to people.
const formOf = (segment: string): string => segment.replaceAll(parameter, '?*').toLowerCase();

function haveCommon(one: string, other: string): boolean {
  if (one === '' && other === '') return true;
  if (one.startsWith('*')) return takesAny(one, other);
  if (other.startsWith('*')) return takesAny(other, one);
  const [first = '', second = ''] = [one[0], other[0]];
  if (first === '' || second === '') return false;
  const same = first === second || first === '?' || second === '?';
  return same && haveCommon(one.slice(1), other.slice(1));
}

/** `*` ends here, or matches one more character of the other. */
const takesAny = (one: string, other: string): boolean =>
  haveCommon(one.slice(1), other) || (other !== '' && haveCommon(one, other.slice(1)));
