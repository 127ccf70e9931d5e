/** East Asian characters are twice as wide as others. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/g;

/** Returns the width of a text, in average characters. */
export const widthOf = (text: string): number => text.length + (text.match(wide)?.length ?? 0);

/**
 * Returns the number of lines of a text broken between words in a column of a given width; rather
 * too high than too low.
 */
export function linesOf(text: string, width: number): number {
  let lines = 0;
  for (const paragraph of text.split('\n')) {
    let room = 0;
    for (const word of paragraph.split(' ')) {
      const needed = widthOf(word) + 1;
      if (needed > room) {
        lines += Math.max(1, Math.ceil(needed / width));
        room = width;
      }
      room -= needed;
    }
  }
  return lines;
}
