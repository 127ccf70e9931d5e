import { Type } from 'typebox';
import { localeRow } from '../portal/languages.schema.ts';
import { pluralCategories } from '../portal/words/plural-categories.ts';
import { defineCalls } from '../wire/calls.ts';
import { listBody, listFile } from '../wire/list-calls.ts';
import { paged, status } from '../wire/shapes.ts';
import { adminLimits } from './admin-limits.ts';
import { auditCalls } from './audit/audit.schema.ts';
import { adminDeviceCalls } from './devices/devices.schema.ts';
import { languageCalls } from './languages/languages.schema.ts';
import { wordCalls } from './languages/words.schema.ts';
import { wordsList } from './lists.ts';
import { peopleCalls } from './people/people.schema.ts';
import { productCalls } from './products/products.schema.ts';
import { specCalls } from './specs/specs.schema.ts';
import { userCalls } from './users.schema.ts';
import { yardCalls } from './yards/yards.schema.ts';

const nullable = <const Text extends ReturnType<typeof Type.String>>(text: Text) =>
  Type.Union([text, Type.Null()]);

export const word = Type.Object({
  id: Type.Integer(),
  locale_id: Type.Integer(),
  namespace: Type.String({ description: 'The remote that owns the key, or `shell`.' }),
  key: Type.String(),
  plural_category: Type.Union([Type.Enum(pluralCategories), Type.Null()], {
    description: 'The counts that this form of a counted word serves; null for a plain word.',
  }),
  translation_text: Type.String({
    description: "The English text: an administrator's as long as it holds, else the built one.",
  }),
  built_source: nullable(
    Type.String({
      description: 'The English text as built; null for a word that no build has brought.',
    }),
  ),
  edited_source: nullable(
    Type.String({
      description:
        "An administrator's English text. Another one than `translation_text` no longer holds: a build has brought a new text since.",
    }),
  ),
  source_comments: Type.String({ description: 'What translators of every language are told.' }),
  source_revision: Type.Integer({ description: 'Of the English text and its comments.' }),
  translated_text: Type.String({
    description: "The text in the locale; the built pack's own until edited.",
  }),
  built_text: Type.String({
    description: "What the word reads once it is given back: the pack's own text, else a parent's.",
  }),
  inherited_from: nullable(
    Type.String({
      description: "The parent locale of `built_text`; null if it is the pack's own.",
    }),
  ),
  is_edited: Type.Boolean({
    description: "Whether an administrator's text overrides the built one.",
  }),
  is_held_back: Type.Boolean({
    description:
      'Whether the text is not shown in the portal, since the English text has changed and its placeholders no longer fit.',
  }),
  is_source_changed: Type.Boolean({
    description:
      'Whether the English text is another one than the text was last saved, or built, for.',
  }),
  comments: Type.String(),
  revision: Type.Integer({ description: 'Of the translation; 0 for one that nobody has edited.' }),
  edited_by: nullable(Type.String({ description: 'Login of whoever changed the word last.' })),
  edited_at: nullable(Type.String({ description: 'ISO instant, UTC.' })),
});

export const adminCalls = defineCalls({
  ...userCalls,
  ...peopleCalls,
  ...auditCalls,
  ...adminDeviceCalls,
  ...specCalls,
  ...yardCalls,
  ...productCalls,
  ...languageCalls,
  ...wordCalls,
  'POST admin/locales/get': {
    summary: 'The locales with their parents.',
    right: 'TVADMIN2',
    response: Type.Object({
      locales: Type.Array(localeRow),
      added: Type.Array(Type.Integer(), {
        description: 'Ids of those that administrators added, which can be withdrawn.',
      }),
    }),
  },
  'POST admin/translations/get_words': {
    summary:
      'Words of one locale, by page; the keyword is looked for in key, text and translation.',
    right: 'TVADMIN2',
    body: listBody(wordsList, { locale_id: Type.Integer() }),
    response: paged({ words: Type.Array(word), namespaces: Type.Array(Type.String()) }),
  },
  'POST admin/translations/export_words': {
    summary: 'The words of one locale as a file, with their comments.',
    right: 'TVADMIN2',
    ...listFile(wordsList, { locale_id: Type.Integer() }),
  },
  'PUT admin/translations/edit_words': {
    summary:
      'Saves translations, all or none; an empty text gives the word back to the built pack.',
    right: 'TVADMIN2',
    body: Type.Object({
      locale_id: Type.Integer(),
      words: Type.Array(
        Type.Object({
          id: Type.Integer(),
          translated_text: Type.String({ maxLength: adminLimits.translation }),
          comments: Type.Optional(Type.String({ maxLength: adminLimits.comments })),
          revision: Type.Optional(
            Type.Integer({ description: 'The one that was read; another one is refused.' }),
          ),
        }),
        { minItems: 1, maxItems: adminLimits.edits },
      ),
    }),
    response: Type.Object({ status }),
  },
});
