import type { Static } from 'typebox';
import type { BodyOf } from '../../wire/call-types.ts';
import type { languageCalls, wordsCount } from './languages.schema.ts';

/** How many words of a language and a part of the portal stand where. */
export type WordsCount = Static<typeof wordsCount>;
export type NewLanguage = BodyOf<(typeof languageCalls)['POST admin/locales/add_as']>;
