import { screen } from '@portal/platform/testing';
import { show } from '../../testing/show.tsx';
import type { UploadedUnit } from '../../uploaded/uploaded-unit.ts';
import { RowFaults } from './row-faults.tsx';

const trailer = { type: 'trailer', configuration: 'trailer_tri', license_plate: 'A1' };

/** A sentence without the marks that isolate its values. */
const bare = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '').trim();

const showFault = (path: string, values: Record<string, string>, code = 'invalid') => {
  const place = { db_id: 1, row: 1, login: 'a', location_id: 1, unit_number: '1', existing: null };
  const row: UploadedUnit = { ...place, values, faults: [{ path, code }] };
  show(<RowFaults row={row} />, { path: '/', route: '/' });
};

it.each([
  [
    'configuration',
    { type: 'tractor', configuration: 'trailer_tandem_wide' },
    /^Axle configuration cannot be “Tandem trailer, 4 tires, wide-base”\. With the type Tractor it is one of these: 4×2, 6 tires; .*8×4, two steer axles, 12 tires\.$/,
  ],
  ['configuration', { type: 'dolly' }, /^Axle configuration is missing\. With the type Dolly/],
  ['configuration', {}, /^Axle configuration is missing\.$/],
  [
    'type',
    { type: 'plane' },
    /^Type cannot be “plane”\. It is one of these: Tractor; Trailer; Dolly; Misc\.$/,
  ],
  [
    'year',
    { ...trailer, year: '1850' },
    /cannot be “1850”\. Give a year from 1900 to next year\.$/,
  ],
  ['dot', { ...trailer, dot: 'x'.repeat(21) }, /It has up to 20 characters in one line\.$/],
  ['meter', { ...trailer, meter: 'clock' }, /“clock”\. It is one of these: Odometer; Hub/],
  [
    'is_active',
    { ...trailer, is_active: 'perhaps' },
    /“perhaps”\. It is one of these: In service; Out of service\.$/,
  ],
  ['vocation', { ...trailer, vocation: 'fun' }, /“fun”\. The list in the form/],
  ['unit_number', trailer, /^Unit number is missing\. Give a number of 1 to 40/],
  [
    'license_plate',
    { license_plate_country: 'US' },
    /^License plate is missing\. A country or a state needs its license plate\.$/,
  ],
  [
    'license_plate_country',
    { ...trailer, license_plate_state: 'XX' },
    /^Country of the plate is missing\. A state needs its country/,
  ],
  [
    'license_plate_country',
    { ...trailer, license_plate_country: 'Atlantis' },
    /“Atlantis”\. This country is not known/,
  ],
  // The row contains only the country, and the unit has a state of another one.
  [
    'license_plate_state',
    { ...trailer, license_plate_country: 'CA' },
    /^State of the plate of the unit does not go with this row\. This country has no such state\.$/,
  ],
  ['vin', { ...trailer, vin: 'A\u202eB' }, /^VIN cannot be “AU\+202EB”\./],
])('says why %s of %j is wrong', (path, values, text) => {
  showFault(path, values);
  expect(screen.getByText(text, { normalizer: bare })).toBeVisible();
});

it('keeps what the file says from turning the sentence around it', () => {
  showFault('vin', { ...trailer, vin: 'שלום' });
  expect(screen.getByText(/^VIN cannot be “\u2068שלום\u2069”\./)).toBeVisible();
});

it.each([
  ['unit_id', 'unknown_value', /was deleted/],
  ['unit_id', 'unique', /Another row/],
  ['revision', 'changed_elsewhere', /Somebody has changed this unit/],
  ['location_id', 'not_confirmed', /stands at another yard, and nobody has agreed/],
  ['configuration', 'tires_in_place', /“Tri-axle trailer, 12 tires” has no place/],
] as const)('says of %s what %s means', (path, code, text) => {
  showFault(path, trailer, code);
  expect(screen.getByText(text, { normalizer: bare })).toBeVisible();
});
