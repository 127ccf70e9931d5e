import type { PluralCategory } from '@portal/contract/portal';
import type { Generated } from 'kysely';

export interface LocalesTable {
  id: number;
  /** BCP 47, as in `pt-BR`. */
  locale: string;
  /** The locale asked next for a word that this one lacks; only `en-US` has none. */
  parrent_id: number | null;
  name: string;
  /** Null for a language that the portal came with. */
  added_at: Date | null;
}

export interface WordNamespacesTable {
  /** A remote's name, or `shell`. */
  namespace: string;
  version: string;
  registered_at: Generated<Date>;
}

export interface WordsTable {
  id: Generated<number>;
  namespace: string;
  key: string;
  english_text: string;
  plural_category: PluralCategory | null;
  retired_at: Date | null;
}

export interface WordTranslationsTable {
  word_id: number;
  locale_id: number;
  built_text: string | null;
  /** An administrator's text, laid over the built one unless it is held back. */
  edited_text: string | null;
  held_back: Generated<boolean>;
  /** The English text that the edited text was last saved for. */
  translated_from: string | null;
  comments: Generated<string>;
  edited_by: string | null;
  edited_at: Date | null;
}

export interface WordsSchema {
  locales: LocalesTable;
  word_namespaces: WordNamespacesTable;
  words: WordsTable;
  word_translations: WordTranslationsTable;
}
