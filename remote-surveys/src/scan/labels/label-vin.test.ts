import { labelVin } from './label-vin.ts';

it.each([
  ['1M8GDM9AXKP042788', '1M8GDM9AXKP042788'],
  ['I1M8GDM9AXKP042788', '1M8GDM9AXKP042788'],
  [' 1m8gdm9axkp042788\n', '1M8GDM9AXKP042788'],
  ['1001', null],
  ['X1M8GDM9AXKP042788', null],
  ['https://a.example', null],
])('%j holds the VIN %j', (text, vin) => {
  expect(labelVin(text)).toBe(vin);
});
