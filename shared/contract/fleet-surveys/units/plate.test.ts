import { plateFault, plateOf } from './plate.ts';

const plate = (
  license_plate: string | null,
  license_plate_country: string | null = null,
  license_plate_state: string | null = null,
) => ({ license_plate, license_plate_state, license_plate_country });

test.each([
  [plate(null)],
  [plate('ABC 1234')],
  [plate('ABC 1234', 'US', 'OH')],
  [plate('9-XYZ.7', 'CA', 'ON')],
  [plate('B MW 42', 'DE', 'BE')],
  [plate('ÑU-77', 'MX')],
])('%j is right', (given) => {
  expect(plateFault(given)).toBeNull();
});

test.each([
  [plate('ABC', null, 'OH'), 'license_plate_country'],
  [plate('ABC', 'US', 'ON'), 'license_plate_state'],
  [plate('ABC', 'DE', 'Bayern'), 'license_plate_state'],
  [plate('ABC', 'us'), 'license_plate_country'],
  [plate('ABC', 'XX'), 'license_plate_country'],
  [plate('ABC', 'XX', 'OH'), 'license_plate_country'],
  [plate('-ABC'), 'license_plate'],
  [plate('ABC\u202e1'), 'license_plate'],
  [plate('A'.repeat(13)), 'license_plate'],
  [plate(null, 'US', 'OH'), 'license_plate'],
] as const)('of %j %s is wrong', (given, field) => {
  expect(plateFault(given)).toBe(field);
});

test('a plate is kept in capital letters with single blanks', () => {
  expect(plateOf(' abc   12 ')).toBe('ABC 12');
});
