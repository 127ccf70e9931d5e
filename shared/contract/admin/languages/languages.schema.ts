import { Type } from 'typebox';
import { localeRow } from '../../portal/languages.schema.ts';
import { defineCalls } from '../../wire/calls.ts';
import { status } from '../../wire/shapes.ts';
import { languageLimits } from './language-limits.ts';

const count = Type.Integer({ minimum: 0 });

export const wordsCount = Type.Object({
  locale_id: Type.Integer(),
  namespace: Type.String({ description: 'The remote that owns the words, or `shell`.' }),
  total: count,
  to_do: Type.Integer({
    minimum: 0,
    description: 'Words that the locale has no text of its own for.',
  }),
  edited: count,
  held_back: count,
  source_changed: Type.Integer({
    minimum: 0,
    description: 'Edited words whose English text has changed since they were saved.',
  }),
});

const newLocale = {
  locale: Type.String({ maxLength: 20, description: 'BCP 47, as in fr-BE.' }),
  parrentId: Type.Integer({ description: 'The locale asked for a word that this one lacks.' }),
  name: Type.String({
    minLength: 1,
    maxLength: languageLimits.name,
    pattern: '\\S',
    description: 'The language in its own words.',
  }),
};

export const languageUse = Type.Object({
  is_original: Type.Boolean({ description: 'The portal came with it.' }),
  is_built: Type.Boolean({ description: 'A part of the portal was built with its words.' }),
  children: Type.Array(Type.String(), { description: 'Locales that fall back to it.' }),
  users: Type.Integer({ minimum: 0, description: 'Users whose language it is.' }),
  registrations: Type.Integer({
    minimum: 0,
    description: 'Requests for access that were made in it.',
  }),
  reports: Type.Integer({ minimum: 0, description: 'Reports that were generated in it.' }),
});

const added = Type.Object({ status, locale: localeRow });

/** Calls on the portal's languages and the progress of their translations. */
export const languageCalls = defineCalls({
  'POST admin/translations/get_words_count': {
    summary: 'How many words stand where, by locale and part of the portal.',
    right: 'TVADMIN2',
    body: Type.Object({
      locale_id: Type.Optional(Type.Integer({ description: 'Left out: every locale.' })),
      namespace: Type.Optional(
        Type.String({ maxLength: 60, description: 'Left out: every part.' }),
      ),
    }),
    response: Type.Object({
      count: Type.Integer({ minimum: 0, description: 'Words in all that is counted.' }),
      counts: Type.Array(wordsCount),
    }),
  },
  'POST admin/locales/add': {
    summary: 'Adds a language, which speaks with its parents until words are translated.',
    right: 'TVADMIN2',
    body: Type.Object(newLocale),
    response: added,
  },
  'POST admin/locales/add_as': {
    summary: "Adds a language with another's edited words.",
    right: 'TVADMIN2',
    body: Type.Object({
      ...newLocale,
      as_id: Type.Integer({ description: 'The locale whose edited words are copied.' }),
    }),
    response: added,
  },
  'POST admin/locales/get_use': {
    summary: 'What a language is used for; one that is used cannot be withdrawn.',
    right: 'TVADMIN2',
    body: Type.Object({ locale_id: Type.Integer() }),
    response: Type.Object({ use: languageUse }),
  },
  'POST admin/locales/withdraw': {
    summary: 'Takes a language away that was added and that nobody uses.',
    right: 'TVADMIN2',
    body: Type.Object({ locale_id: Type.Integer() }),
    response: Type.Object({ status }),
  },
});
