import { checkLocales } from './locales.ts';

const english = { 'a.title': 'Title', tires_one: '{{count}} tire', tires_other: '{{count}} tires' };
const check = (language: string, words: Record<string, string>) =>
  checkLocales(
    new Map([
      ['en-US', english],
      [language, words],
    ]),
    ['en-US', language],
  );

test('a language with every English key is complete', () => {
  expect(check('de-DE', { 'a.title': 'Titel', tires_one: 'x', tires_other: 'y' })).toEqual([]);
});

test('a language needs its own plural forms and not the English ones', () => {
  const words = { 'a.title': 'Título', tires_one: 'x', tires_other: 'y' };
  expect(check('pt-BR', words)).toEqual(['locales/pt-BR.json lacks tires_many']);
  expect(check('pt-BR', { ...words, tires_many: 'z' })).toEqual([]);
  expect(check('ja-JP', { 'a.title': '題', tires_other: 'y' })).toEqual([]);
});

test('what is missing or empty is named', () => {
  expect(check('de-DE', { 'a.title': '', tires_other: 'y' })).toEqual([
    'locales/de-DE.json lacks a.title, tires_one',
  ]);
});

test('a key that only looks like a plural form is a key', () => {
  const locales = new Map([
    ['en-US', { zone_one: 'Zone one' }],
    ['fr-CA', { zone_one: 'Zone un' }],
  ]);
  expect(checkLocales(locales, ['fr-CA'])).toEqual([]);
});

test('a declared language without a file is missing', () => {
  expect(checkLocales(new Map([['en-US', english]]), ['en-US', 'fr-CA'])).toEqual([
    'locales/fr-CA.json is missing',
  ]);
});
