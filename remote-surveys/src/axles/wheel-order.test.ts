import { axleMapOf, inspectionOf } from '../testing/rows.ts';
import { wheelAtPosition, wheelOnNextAxle } from './wheel-order.ts';

const map = axleMapOf(inspectionOf(1, { configuration: '6x4' }));
const lifted = {
  ...map,
  axles: map.axles.map((axle) => ({ ...axle, is_lifted: axle.axle_number === 2 })),
};
const from = (position: string, by: 1 | -1, of = map) => {
  const wheel = wheelAtPosition(of, position);
  return wheel && wheelOnNextAxle(of, wheel, by)?.position;
};

it.each([
  ['2LO', 1, '3LO'],
  ['2LI', 1, '3LI'],
  ['3RI', -1, '2RI'],
  ['2RO', -1, '1R'],
  ['2RI', -1, '1R'],
  ['1L', 1, '2LI'],
] as const)('from %s by %d axle is %s', (position, by, expected) => {
  expect(from(position, by)).toBe(expected);
});

it('ends with the unit, and passes over axles that are lifted', () => {
  expect(from('1L', -1)).toBeUndefined();
  expect(from('3RO', 1)).toBeUndefined();
  expect(from('1R', 1, lifted)).toBe('3RI');
  expect(from('3LO', -1, lifted)).toBe('1L');
});
