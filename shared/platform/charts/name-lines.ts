/** Room of the names beside horizontal bars, and the height of each of their lines, in pixels. */
export const nameRoom = { width: 150, line: 16 };

/** In pixels. */
const letter = 7.3;

/** How many lines a name takes beside a horizontal bar, where it is wrapped between words. */
export function nameLines(name: string): number {
  const most = Math.floor(nameRoom.width / letter);
  let lines = 1;
  let length = 0;
  for (const word of name.split(' ')) {
    const isNext = length > 0 && length + 1 + word.length > most;
    if (isNext) lines += 1;
    length = isNext || length === 0 ? word.length : length + 1 + word.length;
  }
  return lines;
}
