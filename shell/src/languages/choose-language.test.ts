import { bus, notified } from '@portal/platform/bus';
import { shownLocale, storeLanguage } from '../words/language.ts';
import { chooseLanguage } from './choose-language.ts';

jest.mock('../words/language.ts', () => ({ storeLanguage: jest.fn(), shownLocale: jest.fn() }));

const spoken = ['en-US', 'es-US'];
const said: unknown[] = [];
bus.on(notified).subscribe((notice) => said.push(notice));

beforeEach(() => {
  said.length = 0;
  jest.mocked(storeLanguage).mockResolvedValue(true);
  jest.mocked(shownLocale).mockReturnValue('en-US');
});

test('of a language without words it is said whose are shown, once', async () => {
  expect(await chooseLanguage('de-DE', spoken)).toBe(true);
  expect(said).toHaveLength(1);
  jest.mocked(shownLocale).mockReturnValue('de-DE');
  expect(await chooseLanguage('de-DE', spoken)).toBe(true);
  expect(said).toHaveLength(1);
});

test('of a language that could not be had nothing is said', async () => {
  jest.mocked(storeLanguage).mockResolvedValue(false);
  expect(await chooseLanguage('de-DE', spoken)).toBe(false);
  expect(said).toEqual([]);
});
