import packageJson from '../package.json';
import { contractVersion, offersContract, platformOffers } from './contract-version.ts';
import { federationName } from './federation-name.ts';

test("the contract's version is that of the package", () => {
  expect(contractVersion).toBe(packageJson.version);
  expect(platformOffers(`^${contractVersion}`)).toBe(true);
});

test.each([
  ['1.2.3', '^1.2.3', true],
  ['1.3.0', '^1.2.3', true],
  ['1.2.4', '^1.2.3', true],
  ['1.10.0', '^1.9.0', true],
  ['1.2.2', '^1.2.3', false],
  ['1.1.9', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['1.2.3', '^2.0.0', false],
  ['1.2.3', '1.2.3', false],
  ['1.2.3', '*', false],
  ['1.2', '^1.2.0', false],
])('a contract %s serves %s: %s', (version, range, expected) => {
  expect(offersContract(version, range)).toBe(expected);
});

test('two builds of one remote have two names, each an identifier', () => {
  const one = federationName('fleet-survey', '0.1.0-ab12cd34');
  expect(one).toBe('fleet_survey_0_1_0_ab12cd34');
  expect(federationName('fleet-survey', '0.1.0-ffff0000')).not.toBe(one);
});
