import type { PluralCategory } from '@portal/contract/portal';
import type { Generated, GeneratedAlways } from 'kysely';

export interface LocalesTable {
  id: number;
  /** BCP 47, such as `pt-BR`. */
  locale: string;
  /** The fallback locale for texts that this one lacks; only `en-US` has none. */
  parrent_id: number | null;
  name: string;
  /** Null for a language that is part of the portal. */
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
  /** Null for a text that an administrator added and that no build contains. */
  built_english: string | null;
  /** An administrator's text; in effect until a build contains a text other than `edited_over`. */
  edited_english: Generated<string | null>;
  edited_over: Generated<string | null>;
  /** The text to translate: the edited one while it is in effect, else the built one. */
  english_text: GeneratedAlways<string>;
  /** For translators into every language. */
  comments: Generated<string>;
  revision: Generated<number>;
  plural_category: PluralCategory | null;
  retired_at: Generated<Date | null>;
}

export interface WordTranslationsTable {
  word_id: number;
  locale_id: number;
  /** For en-US, equal to the word's `english_text`. */
  built_text: string | null;
  /** Whether the placeholders of the built text do not match an edited English text. */
  built_held_back: Generated<boolean>;
  /** An administrator's text, which overrides the built one unless it is held back. */
  edited_text: string | null;
  held_back: Generated<boolean>;
  /** The English text when the edited text was last saved. */
  translated_from: string | null;
  comments: Generated<string>;
  edited_by: string | null;
  edited_at: Date | null;
  revision: Generated<number>;
}

export interface WordsSchema {
  locales: LocalesTable;
  word_namespaces: WordNamespacesTable;
  words: WordsTable;
  word_translations: WordTranslationsTable;
}
