import type { Static } from 'typebox';
import type { LocaleRow } from '../portal/portal-types.ts';
import type { BodyOf } from '../wire/call-types.ts';
import type { adminCalls, word } from './admin.schema.ts';

export type Locale = LocaleRow;
export type Word = Static<typeof word>;
export type WordsRequest = BodyOf<(typeof adminCalls)['POST admin/translations/get_words']>;
export type WordEdits = BodyOf<(typeof adminCalls)['PUT admin/translations/edit_words']>;
