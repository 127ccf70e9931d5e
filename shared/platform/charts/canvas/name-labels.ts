import type { XAxisLabelsOptions } from 'highcharts';

/** Label sizes in pixels: width of a letter, height of a line, and free space beside a label. */
const [letter, line, margin] = [7.3, 13, 4];
/** Minimum widths in pixels, on a phone: of the space before the bars, and of all bars together. */
const [before, least] = [36, 260];
/** Width in pixels below which the name of a bar is rotated. */
const narrow = 40;
/**
 * Number of letters above which a name is wrapped rather than rotated, because rotation would cut
 * it.
 */
const mostTurned = 16;

const angles = [45, 60, 75, 90];

const widthAt = (width: number, angle: number) => {
  const turned = (angle * Math.PI) / 180;
  return width * Math.cos(turned) + line * Math.sin(turned);
};

/**
 * Returns how names appear under vertical bars: on one or several lines or, if single words do not
 * fit, rotated only as far as the first name needs to be complete.
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
