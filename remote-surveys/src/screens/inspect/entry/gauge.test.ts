import { readGauge } from './gauge.ts';

const psi = { pressure_format: 'psi', tread_depth_format: '32nds' } as const;
const metric = { pressure_format: 'bar', tread_depth_format: 'mm' } as const;

test.each([
  ['98', 'pressure', psi, 'pressure', '98'],
  ['98,5', 'pressure', psi, 'pressure', '98.5'],
  ['1,000', 'pressure', psi, 'pressure', '1000'],
  ['P98.5 psi', 'pressure', psi, 'pressure', '98.5'],
  ['P98.5 psi', 0, psi, 'pressure', '98.5'],
  ['TD 14.0', 'pressure', psi, 'tread', '14.0'],
  ['TD 14.0', 1, psi, 'tread', '14.0'],
  ['14', 2, psi, 'tread', '14'],
  ['14/32', 0, psi, 'tread', '14'],
  ['td:7.5', 0, psi, 'tread', '7.5'],
  ['11,1 mm', 'pressure', metric, 'tread', '11.1'],
  ['P100 psi', 'pressure', metric, 'pressure', '6.89'],
  ['690 kPa', 'pressure', metric, 'pressure', '6.9'],
  ['TD 11.1 mm', 0, psi, 'tread', '14'],
] as const)('%s typed into field %s is what it says', (typed, field, formats, kind, text) => {
  expect(readGauge(typed, field, formats)).toEqual({ kind, text });
});

test.each(['', '   ', '9..5', '-1', 'abc', 'X98', '98 feet', 'TD 98 psi', '9 8', '1e3', 'P'])(
  '%j is no value',
  (typed) => {
    expect(readGauge(typed, 'pressure', psi)).toBeNull();
  },
);
