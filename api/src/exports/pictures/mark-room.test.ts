import { Resvg } from '@resvg/resvg-js';
import { withMarkRoom } from './mark-room.ts';
import { pictureFonts } from './picture-fonts.ts';

/** Returns the first and last column of a picture that a text covers. */
function extent(content: string, anchor = 'start'): [first: number, last: number] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="40"><text x="300" y="28" font-size="20" text-anchor="${anchor}">${content}</text></svg>`;
  const fontFiles = pictureFonts(svg);
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Noto Sans' };
  const { pixels, width } = new Resvg(svg, { font }).render();
  let [first, last] = [width, 0];
  for (let at = 0; at < pixels.length / 4; at += 1) {
    if (pixels[at * 4 + 3] === 0) continue;
    first = Math.min(first, at % width);
    last = Math.max(last, at % width);
  }
  return [first, last];
}

/** Returns the number of pixels that a text extends. */
const widthOf = (content: string): number => {
  const [first, last] = extent(content);
  return last - first;
};

test.each([
  ['का', 'कार'],
  ['प्रकार', 'प्रकार र'],
  ['रिपो', 'रिपोर्ट'],
  ['จำ', 'จำน'],
])('what follows %s stands behind it, not on it', (text, longer) => {
  const whole = widthOf(withMarkRoom(text, 'start'));
  expect(widthOf(withMarkRoom(longer, 'start'))).toBeGreaterThan(whole + 5);
  expect(widthOf(withMarkRoom(longer, 'start'))).toBeGreaterThan(widthOf(longer) + 3);
});

test('a text ends, or has its middle, where it is anchored', () => {
  const text = 'प्रकार के अनुसार कॉल';
  const [, last] = extent(withMarkRoom(text, 'end'), 'end');
  expect(Math.abs(last - 300)).toBeLessThan(3);
  const [from, to] = extent(withMarkRoom(text, 'middle'), 'middle');
  expect(Math.abs((from + to) / 2 - 300)).toBeLessThan(3);
});

test.each(['January 2026', 'Φεβρουάριος', '二月', 'يناير', 'मई', 'जन'])(
  '%s is left as it is',
  (text) => {
    expect(withMarkRoom(text, 'middle')).toBe(text);
  },
);

test('marks of XML stay texts', () => {
  expect(withMarkRoom('<कार>&', 'start')).toMatch(
    /^<tspan dx="0em 0em 0em 0\.\d+em 0em 0em">&lt;कार&gt;&amp;<\/tspan>$/,
  );
});
