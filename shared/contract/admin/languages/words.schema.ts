import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { exportFormats } from '../../wire/export-formats.ts';
import { listFileAs } from '../../wire/list-calls.ts';
import { instant, status } from '../../wire/shapes.ts';
import { adminLimits } from '../admin-limits.ts';
import { wordsList } from '../lists.ts';
import { csvFaults } from './csv-columns.ts';
import { languageLimits, wordKeyPattern } from './language-limits.ts';

const count = Type.Integer({ minimum: 0 });
const comments = Type.String({
  maxLength: adminLimits.comments,
  description: 'What translators of every language are told.',
});

export const csvRow = Type.Object({
  row: Type.Integer({ description: 'As a spreadsheet counts it: from 1, its headings included.' }),
  key: Type.String({ description: 'With its part of the portal, as in `shell:form.save`.' }),
  result: Type.Enum(['changed', 'refused']),
  before: Type.String({ description: 'The text that the language has; empty for none.' }),
  after: Type.String({ description: 'What the row says.' }),
  fault: Type.Union([Type.Enum(csvFaults), Type.Null()]),
  names: Type.Array(Type.String(), {
    description: 'Placeholders that are missing or that nothing fills, at `placeholders`.',
  }),
  changed_by: Type.Union([Type.String(), Type.Null()], {
    description: 'Login of the editor who saved the word meanwhile, at `changed_elsewhere`.',
  }),
});

/** Calls on English texts, texts added by the deployment, and CSV files of translations. */
export const wordCalls = defineCalls({
  'PUT admin/translations/edit_dictionary_words': {
    summary:
      'Saves English texts and comments for translators, all or none. Translations of a text that ' +
      'changes are marked until they are saved again, and held back where their placeholders do not ' +
      'fit. An empty text gives a word back to the build. The edited text holds until a build brings ' +
      'another one.',
    right: 'TVADMIN2',
    body: Type.Object({
      words: Type.Array(
        Type.Object({
          id: Type.Integer(),
          translation_text: Type.Optional(
            Type.String({
              maxLength: adminLimits.translation,
              description: 'The English text; left out, it stays.',
            }),
          ),
          comments: Type.Optional(comments),
          source_revision: Type.Optional(
            Type.Integer({ description: 'The one that was read; another one is refused.' }),
          ),
        }),
        { minItems: 1, maxItems: adminLimits.edits },
      ),
    }),
    response: Type.Object({ status }),
  },
  'POST admin/translations/add_word': {
    summary: 'Adds a word that no build brings; one that brings the key later takes it over.',
    right: 'TVADMIN2',
    body: Type.Object({
      locale_id: Type.Integer({ description: 'The locale of `translated_text`.' }),
      namespace: Type.String({
        maxLength: 60,
        description: 'A part of the portal that has words: a remote, or `shell`.',
      }),
      key: Type.String({ maxLength: languageLimits.key, pattern: wordKeyPattern }),
      translation_text: Type.String({
        minLength: 1,
        maxLength: adminLimits.translation,
        pattern: '\\S',
        description: 'The English text.',
      }),
      translated_text: Type.Optional(Type.String({ maxLength: adminLimits.translation })),
      comments: Type.Optional(comments),
    }),
    response: Type.Object({ status, id: Type.Integer() }),
  },
  'POST admin/translations/export_csv': {
    summary:
      'The words of one locale as CSV: UTF-8 with its mark, separated as spreadsheets of the reader ' +
      'expect. An apostrophe stands before a cell that would be a formula.',
    right: 'TVADMIN2',
    ...listFileAs(wordsList, exportFormats.excel, { locale_id: Type.Integer() }),
    files: ['text/csv'],
  },
  'POST admin/translations/import_csv': {
    summary:
      'Takes translations of one locale from CSV: rows that are refused are listed and left out, the ' +
      'others are saved, unless it is a dry run. An empty cell leaves a word as it is.',
    right: 'TVADMIN2',
    largestBody: Math.ceil((languageLimits.csvBytes * 4) / 3) + 10_000,
    body: Type.Object({
      locale_id: Type.Integer(),
      content: Type.String({ description: 'Base64.' }),
      is_dry_run: Type.Boolean(),
      read_at: Type.Optional(
        Type.String({
          pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$',
          description: 'Of the dry run: words that were saved since then are refused.',
        }),
      ),
    }),
    response: Type.Object({
      status,
      read_at: instant,
      changed: count,
      unchanged: count,
      refused: count,
      rows: Type.Array(csvRow, {
        maxItems: languageLimits.csvListed,
        description: 'Refused rows, then those that change something; no more than these.',
      }),
    }),
  },
});
