import { positionLabel } from '../tires/places.ts';
import { unitTypes } from './code-lists.ts';
import {
  type AxleConfiguration,
  axleConfigurations,
  configurationCodes,
  configurationsOf,
} from './configurations.ts';
import { positionsOf } from './wheel-positions.ts';

/** The number of tires of each configuration, as fleets count them. */
const tires: Readonly<Record<string, number>> = {
  '4x2': 6,
  '6x4': 10,
  '6x4_wide': 6,
  '6x2': 10,
  '6x2_wide': 6,
  '8x4_lift': 12,
  '8x4_twin_steer': 12,
  bus_4x2: 6,
  coach_6x2: 8,
  trailer_single: 4,
  trailer_tandem: 8,
  trailer_tandem_wide: 4,
  trailer_spread: 8,
  trailer_spread_wide: 4,
  trailer_tri: 12,
  trailer_quad: 16,
  dolly_single: 4,
  dolly_tandem: 8,
};

test('every configuration has its tires', () => {
  const counted = configurationCodes.map((code) => [
    code,
    positionsOf(axleConfigurations[code]).length,
  ]);
  expect(Object.fromEntries(counted)).toEqual(tires);
});

test.each(configurationCodes)('the axles of %s suit what it is of', (code) => {
  const { types, axles }: AxleConfiguration = axleConfigurations[code];
  const isTowed = types.includes('trailer') || types.includes('dolly');
  expect(axles.some(({ role }) => role === 'steer')).toBe(!isTowed);
  expect(axles.some(({ role }) => role === 'drive')).toBe(!isTowed);
});

test.each(configurationCodes)('no two positions of %s are called alike', (code) => {
  const labels = positionsOf(axleConfigurations[code]).map(positionLabel);
  expect(new Set(labels).size).toBe(labels.length);
});

test('positions are called from left to right, axle by axle', () => {
  expect(positionsOf(axleConfigurations['4x2']).map(positionLabel)).toEqual([
    '1L',
    '1R',
    '2LO',
    '2LI',
    '2RI',
    '2RO',
  ]);
});

test.each(unitTypes)('a %s has configurations to choose from', (type) => {
  expect(configurationsOf(type).length).toBeGreaterThan(1);
});
