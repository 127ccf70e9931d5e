/** Smallest area of a drawn ring, in square units of the drawing. */
const smallest = 3;

/**
 * Returns a path of whole numbers in relative steps, which takes a quarter of the characters.
 *
 * @param {string} absolute a path of M, L and Z alone
 */
export function mapPath(absolute) {
  return absolute
    .split('Z')
    .map((ring) => ring.split(/[ML]/).filter(Boolean).map(pointOf))
    .map(withoutRepeats)
    .filter((ring) => ring.length > 2 && areaOf(ring) >= smallest)
    .map(written)
    .join('');
}

const pointOf = (text) => text.split(',').map((number) => Math.round(Number(number)));

/** Drops points on the line between their neighbors. */
function withoutRepeats(ring) {
  return ring.filter(([x, y], index) => {
    const [before, after] = [ring.at(index - 1), ring[(index + 1) % ring.length]];
    return (x - before[0]) * (after[1] - y) !== (after[0] - x) * (y - before[1]);
  });
}

function areaOf(ring) {
  const sum = ring.reduce((area, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length];
    return area + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum) / 2;
}

function written(ring) {
  const [[startX, startY]] = ring;
  const steps = ring
    .slice(1)
    .map(([x, y], index) => joined(x - ring[index][0], y - ring[index][1]));
  return `M${joined(startX, startY)}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

const joined = (x, y) => (y < 0 ? `${x}${y}` : `${x} ${y}`);
