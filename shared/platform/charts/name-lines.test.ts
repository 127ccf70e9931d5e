import { nameLines } from './name-lines.ts';

test.each([
  ['Halvorsen', 1],
  ['Vandermeer Tire & Retread', 2],
  ['Commercial Tire Service Center - Waterbury', 3],
])('%s', (name, lines) => expect(nameLines(name)).toBe(lines));
