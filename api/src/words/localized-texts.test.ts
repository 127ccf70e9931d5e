import { readLocalizedTexts } from './localized-texts.ts';
import { testWordsApi, type WordsApi } from './testing.ts';

let api: WordsApi;
beforeAll(async () => {
  api = await testWordsApi();
});
afterAll(() => api.close());
beforeEach(() => api.clear());

const speak = (locale: string) => readLocalizedTexts(api.database.kysely, 'trips', locale);

test('words of the shell are spoken beside those of the namespace', async () => {
  await api.register('trips', { 'en-US': { title: 'Trips', week: 'Week of trips' } });
  await api.register('shell', { 'en-US': { week: 'Week', of: '{{n}} of {{all}}' } });
  const { t } = await speak('en-US');
  expect(t('title')).toBe('Trips');
  expect(t('week')).toBe('Week of trips');
  expect(t('shell:week')).toBe('Week');
  expect(t('shell:of', { n: 1, all: 2 })).toBe('1 of 2');
  expect(t('of')).toBe('of');
});

test('what the shell lacks is taken from a build that has it for its own', async () => {
  await api.register('trips', { 'en-US': { week: 'Week of trips' } });
  await api.register('shell', { 'en-US': { other: 'Other' } });
  expect((await speak('en-US')).t('shell:week')).toBe('Week of trips');
});

test('the locale is the one that the words of the namespace are in', async () => {
  await api.register('trips', { 'en-US': { title: 'Trips', week: 'Week' } });
  const shell = { title: 'Portail', week: 'Semaine', day: 'Jour' };
  await api.register('shell', { 'en-US': { title: 'Portal' }, 'fr-CA': shell });
  expect(await speak('fr-CA')).toMatchObject({ locale: 'en-US' });
});
