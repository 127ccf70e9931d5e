import { meterFault } from './meters.ts';

/** 100 km a day, and 50 km a day before. */
const earlier = [
  { day: '2025-06-11', odometerKm: 2500 },
  { day: '2025-06-01', odometerKm: 1500 },
  { day: '2025-05-12', odometerKm: 500 },
];

test.each([
  [2499, 'meter_below'],
  [2500, null],
  [4500, null],
  [4501, 'meter_ahead'],
])('%d km ten days later: %s', (odometerKm, fault) => {
  expect(meterFault(earlier, { day: '2025-06-21', odometerKm })).toBe(fault);
});

test('fewer than three readings explain nothing, and none is no fault', () => {
  const next = { day: '2025-06-21', odometerKm: 900_000 };
  expect(meterFault(earlier.slice(0, 2), next)).toBeNull();
  expect(meterFault([], next)).toBeNull();
});

test('two readings of one day count as a day apart', () => {
  const [last, ...before] = earlier;
  const again = { day: last?.day ?? '', odometerKm: 2700 };
  expect(meterFault(earlier, again)).toBeNull();
  expect(meterFault([...(last ? [last] : []), ...before], { ...again, odometerKm: 2701 })).toBe(
    'meter_ahead',
  );
});
