import bwip from 'bwip-js/node';
import { codeIn } from './script-reader.ts';

/** A code as dark squares on a white margin, in RGBA. */
function drawn(bcid: string, text: string) {
  const scale = 4;
  const [code] = bwip.raw({ bcid, text }) as readonly {
    pixs?: number[];
    pixx?: number;
    pixy?: number;
    sbs?: number[];
  }[];
  const { rows, columns } = rowsOf(code ?? {});
  const room = 12;
  const [width, height] = [(columns + 2 * room) * scale, (rows.length + 2 * room) * scale];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const row = rows[Math.floor(y / scale) - room];
      if (row?.[Math.floor(x / scale) - room])
        data.fill(20, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  return { data, width, height };
}

/** Squares by row; bars, given by their widths, become 40 rows. */
function rowsOf({
  pixs,
  pixx = 0,
  pixy = 0,
  sbs = [],
}: {
  pixs?: number[];
  pixx?: number;
  pixy?: number;
  sbs?: number[];
}) {
  if (pixs)
    return {
      columns: pixx,
      rows: Array.from({ length: pixy }, (_, row) => pixs.slice(row * pixx, (row + 1) * pixx)),
    };
  const row = sbs.flatMap((bar, at) => Array<number>(bar).fill(at % 2 === 0 ? 1 : 0));
  return { columns: row.length, rows: Array<number[]>(40).fill(row) };
}

it.each([
  ['qrcode', '77.map'],
  ['qrcode', '車 12'],
  ['code39', '1M8GDM9AXKP042788'],
  ['datamatrix', 'I1M8GDM9AXKP042788'],
])('reads from a %s the text %s', (format, text) => {
  expect(codeIn(drawn(format, text))).toBe(text);
});

it('reads nothing from a plain picture', () => {
  const [width, height] = [64, 48];
  expect(
    codeIn({ data: new Uint8ClampedArray(width * height * 4).fill(200), width, height }),
  ).toBeNull();
});
