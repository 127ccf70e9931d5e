import type { Static } from 'typebox';
import type { BodyOf, ResponseOf } from '../../wire/call-types.ts';
import type { languageCalls, languageUse, wordsCount } from './languages.schema.ts';
import type { csvRow, wordCalls } from './words.schema.ts';

/** Counts of translations by state, for a locale and a part of the portal. */
export type WordsCount = Static<typeof wordsCount>;
export type NewLanguage = BodyOf<(typeof languageCalls)['POST admin/locales/add_as']>;
/** Uses of a language that prevent its withdrawal. */
export type LanguageUse = Static<typeof languageUse>;
export type NewWord = BodyOf<(typeof wordCalls)['POST admin/translations/add_word']>;
export type SourceEdits = BodyOf<
  (typeof wordCalls)['PUT admin/translations/edit_dictionary_words']
>;
export type CsvRow = Static<typeof csvRow>;
export type CsvTaken = ResponseOf<(typeof wordCalls)['POST admin/translations/import_csv']>;
