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
import { wordsList } from './lists.ts';
import { productCalls } from './products/products.schema.ts';
import { specCalls } from './specs/specs.schema.ts';
import { userCalls } from './users.schema.ts';

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
  translation_text: Type.String({ description: 'The English text, as built.' }),
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
      'Whether the edited text is not shown in the portal, since the English text has changed and its placeholders no longer fit.',
  }),
  is_source_changed: Type.Boolean({
    description: 'Whether the English text is another one than the edited text was last saved for.',
  }),
  comments: Type.String(),
  edited_by: nullable(Type.String({ description: 'Login of whoever changed the word last.' })),
  edited_at: nullable(Type.String({ description: 'ISO instant, UTC.' })),
});

export const adminCalls = defineCalls({
  ...userCalls,
  ...auditCalls,
  ...adminDeviceCalls,
  ...specCalls,
  ...productCalls,
  ...languageCalls,
  'POST admin/locales/get': {
    summary: 'The locales with their parents.',
    right: 'TVADMIN2',
    response: Type.Object({ locales: Type.Array(localeRow) }),
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
        }),
        { minItems: 1, maxItems: adminLimits.edits },
      ),
    }),
    response: Type.Object({ status }),
  },
});
