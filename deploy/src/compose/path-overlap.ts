const parameter = /\{[^{}]+\}/g;

/**
 * Whether some address matches both of two paths such as `/units/edit-{unitId}`: they have equally
 * many segments, and each pair of segments has a text in common. A parameter stands for any text
 * but an empty one.
 */
export function pathsOverlap(one: string, other: string): boolean {
  const segments = one.split('/').map(formOf);
  const others = other.split('/').map(formOf);
  return (
    segments.length === others.length &&
    segments.every((segment, index) => haveCommon(segment, others[index] ?? ''))
  );
}

// `?` stands for one character and `*` for any number of them; no path holds either.
// Two that differ by capitals alone are one to people.
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

/** `*` ends here, or takes one more character of the other. */
const takesAny = (one: string, other: string): boolean =>
  haveCommon(one.slice(1), other) || (other !== '' && haveCommon(one, other.slice(1)));
