import type { XAxisLabelsOptions } from 'highcharts';

/** In pixels, of the labels: a letter, a line, and what is left free beside them. */
const [letter, line, margin] = [7.3, 13, 4];
/** In pixels, on a telephone: what lies before the bars, and how much all of them have. */
const [before, least] = [36, 260];
/** In pixels: a place narrower than this has its name turned. */
const narrow = 40;
/** Letters of a name above which it is wrapped all the same: turned, it would be cut short. */
const mostTurned = 16;

const angles = [45, 60, 75, 90];

const widthAt = (width: number, angle: number) => {
  const turned = (angle * Math.PI) / 180;
  return width * Math.cos(turned) + line * Math.sin(turned);
};

/**
 * How names stand under vertical bars: side by side or in several lines, and where not even their
 * words have room, turned no further than the first one needs to be whole.
 */
export function nameLabels(names: readonly string[]): XAxisLabelsOptions {
  const longest = letter * Math.max(0, ...names.map(({ length }) => length));
  const word =
    letter * Math.max(0, ...names.flatMap((name) => name.split(' ').map((w) => w.length)));
  const room = before + least / Math.max(1, names.length) / 2 - margin;
  const angle = angles.find((each) => widthAt(longest, each) <= room) ?? 90;
  return {
    autoRotation: [-angle],
    autoRotationLimit: longest > letter * mostTurned ? narrow : Math.max(narrow, word + 10),
  };
}
