import { unitSizes } from '../../portal/units-of-measurement.ts';
import { questionsOf } from './questions.ts';

const deep = (thirtySeconds: number) => thirtySeconds * unitSizes['32nds'];
const known = { originalTread: deep(26), previousTread: deep(14), matePressure: 700 };

test.each([
  ['worn as expected', { tread: deep(13), pressure: 690 }, []],
  ['a gauge set down elsewhere', { tread: deep(15), pressure: 690 }, []],
  ['more than that', { tread: deep(15.1), pressure: null }, ['tread_grown']],
  ['as when it was new', { tread: deep(26), pressure: null }, ['tread_grown']],
  [
    'deeper than ever',
    { tread: deep(26.1), pressure: null },
    ['tread_above_original', 'tread_grown'],
  ],
  ['half the pressure of its mate', { tread: null, pressure: 350 }, []],
  ['less than half', { tread: null, pressure: 349 }, ['pressure_unlike_mate']],
  ['half as much again', { tread: null, pressure: 1050 }, []],
  ['more than that again', { tread: null, pressure: 1051 }, ['pressure_unlike_mate']],
  ['a flat', { tread: null, pressure: 0 }, []],
] as const)('%s', (_, read, questions) => {
  expect(questionsOf(read, known)).toEqual(questions);
});

test('what is not known raises no question', () => {
  const nothing = { originalTread: null, previousTread: null, matePressure: null };
  expect(questionsOf({ tread: deep(90), pressure: 1300 }, nothing)).toEqual([]);
  expect(questionsOf({ tread: null, pressure: 700 }, { ...known, matePressure: 0 })).toEqual([]);
});
