import { openFonts } from '../fonts/fonts.ts';
import { fontRuns } from './font-runs.ts';
import { visualLines } from './right-to-left.ts';

const fonts = openFonts();

/** Returns lines of letters that are ten points wide each. */
const linesOf = (text: string, width = 1000) =>
  visualLines(text, {
    width,
    runs: (part) => fontRuns(part, 'he-IL', fonts.has),
    measure: (run) => [...run.text].length * 10,
  }).map((line) => line.map(({ text }) => text).join('|'));

test('words stand from right to left, each in reading order for its font to turn', () => {
  expect(linesOf('אבג דהו')).toEqual(['דהו| |אבג']);
});

test('figures and Latin words keep their direction inside of it', () => {
  expect(linesOf('אבג 12.5% Memphis TN דהו')).toEqual(['דהו| |Memphis| |TN| |12.5%| |אבג']);
});

test('brackets open towards what they hold', () => {
  expect(linesOf('אבג (דהו)')).toEqual(['(|דהו|)| |אבג']);
});

test('a Latin text that holds such a word keeps its own direction', () => {
  expect(linesOf('Depot אבג, Haifa')).toEqual(['Depot| |אבג|,| |Haifa']);
});

test('the first words stand on the first line', () => {
  expect(linesOf('אבג דהו זחט', 75)).toEqual(['דהו| |אבג', 'זחט']);
});
