import { readOwnReport, storeOwnReport } from './own-report.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('is there for its owner alone', () => {
  storeOwnReport('ann', 'ac=0100&b=p1');
  expect(readOwnReport('ann')).toBe('ac=0100&b=p1');
  expect(readOwnReport('bob')).toBeNull();
});

it.each([
  ['nothing', ''],
  ['the address of a template', 't=7&b=p1'],
  ['more than an address holds', `b=${'p1.'.repeat(2000)}`],
])('is not restored from %s', (_, kept) => {
  storeOwnReport('ann', kept);
  expect(readOwnReport('ann')).toBeNull();
});

it('is nothing where storage is switched off', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError');
  });
  storeOwnReport('ann', 'b=p1');
  expect(readOwnReport('ann')).toBeNull();
});
