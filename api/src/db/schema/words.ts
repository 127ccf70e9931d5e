import type { PluralCategory } from '@portal/contract/portal';
import type { Generated, GeneratedAlways } from 'kysely';

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
  /** Null for a word that an administrator added and that no build has brought. */
  built_english: string | null;
  /** An administrator's; it holds until a build brings another text than `edited_over`. */
  edited_english: Generated<string | null>;
  edited_over: Generated<string | null>;
  /** What translations are made of: the edited text as long as it holds, else the built one. */
  english_text: GeneratedAlways<string>;
  /** For translators of every language. */
  comments: Generated<string>;
  revision: Generated<number>;
  plural_category: PluralCategory | null;
  retired_at: Generated<Date | null>;
}

export interface WordTranslationsTable {
  word_id: number;
  locale_id: number;
  /** Of en-US the word's `english_text`. */
  built_text: string | null;
  /** Whether the placeholders of the built text do not fit an English text that was edited. */
  built_held_back: Generated<boolean>;
  /** An administrator's text, laid over the built one unless it is held back. */
  edited_text: string | null;
  held_back: Generated<boolean>;
  /** The English text that the edited text was last saved for. */
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
