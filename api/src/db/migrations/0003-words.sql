-- Languages, the words that the deployed remotes bring, and what administrators made of them.

create table locales (
  id integer primary key,
  locale text collate "C" not null unique check (locale ~ '^[a-z]{2}-[A-Z]{2}$'),
  parrent_id integer references locales (id) check (parrent_id <> id),
  name text not null
);

comment on column locales.parrent_id is
  'The locale asked next for a word that this one lacks; only en-US has none.';
comment on column locales.name is 'The language in its own words.';

insert into locales (id, locale, parrent_id, name) values
  (1, 'en-US', null, 'English (United States)'),
  (2, 'es-US', 1, 'Español (Estados Unidos)'),
  (3, 'en-CA', 1, 'English (Canada)'),
  (4, 'fr-CA', 1, 'Français (Canada)'),
  (5, 'es-AR', 2, 'Español (Argentina)'),
  (6, 'pt-BR', 1, 'Português (Brasil)'),
  (7, 'en-GB', 1, 'English (United Kingdom)'),
  (8, 'es-ES', 2, 'Español (España)'),
  (9, 'fr-FR', 4, 'Français (France)'),
  (10, 'de-DE', 1, 'Deutsch'),
  (11, 'pt-PT', 6, 'Português (Portugal)'),
  (12, 'it-IT', 1, 'Italiano'),
  (13, 'da-DK', 1, 'Dansk'),
  (14, 'nl-NL', 1, 'Nederlands'),
  (15, 'bg-BG', 1, 'Български'),
  (16, 'cs-CZ', 1, 'Čeština'),
  (17, 'et-EE', 1, 'Eesti'),
  (18, 'fi-FI', 1, 'Suomi'),
  (19, 'el-GR', 1, 'Ελληνικά'),
  (20, 'hu-HU', 1, 'Magyar'),
  (21, 'lv-LV', 1, 'Latviešu'),
  (22, 'lt-LT', 1, 'Lietuvių'),
  (23, 'no-NO', 1, 'Norsk'),
  (24, 'pl-PL', 1, 'Polski'),
  (25, 'ro-RO', 1, 'Română'),
  (26, 'ru-RU', 1, 'Русский'),
  (27, 'sr-RS', 1, 'Српски'),
  (28, 'sl-SI', 1, 'Slovenščina'),
  (29, 'sv-SE', 1, 'Svenska'),
  (30, 'uk-UA', 1, 'Українська'),
  (31, 'sk-SK', 1, 'Slovenčina'),
  (32, 'zh-CN', 1, '简体中文'),
  (33, 'ja-JP', 1, '日本語'),
  (34, 'id-ID', 1, 'Bahasa Indonesia'),
  (35, 'hi-IN', 1, 'हिन्दी');

create table word_namespaces (
  namespace text collate "C" primary key,
  version text not null,
  registered_at timestamptz not null default now()
);

comment on table word_namespaces is
  'The remotes (and `shell`) that brought words, with the version whose words are the current ones '
  'and since when.';

create table words (
  id integer generated always as identity primary key,
  namespace text collate "C" not null references word_namespaces (namespace),
  key text collate "C" not null,
  english_text text not null,
  plural_category text check (plural_category in ('zero', 'one', 'two', 'few', 'many', 'other')),
  retired_at timestamptz,
  unique (namespace, key)
);

comment on column words.plural_category is
  'For one form of a counted word, the category of counts that it serves; languages differ in theirs.';
comment on column words.retired_at is
  'Since when no deployed version has had the key. A retired word keeps its id and its translations, '
  'so that going back to an older version finds the administrators'' work as it was.';

create table word_translations (
  word_id integer not null references words (id),
  locale_id integer not null references locales (id),
  built_text text,
  edited_text text check (edited_text <> ''),
  held_back boolean not null default false,
  comments text not null default '',
  edited_by text,
  edited_at timestamptz,
  primary key (word_id, locale_id),
  check ((edited_by is null) = (edited_at is null)),
  check (edited_text is not null or not held_back)
);

comment on column word_translations.built_text is
  'The text of the pack that the remote was built with; null when its pack lacks the word.';
comment on column word_translations.held_back is
  'The English text has changed since, and the placeholders of the edited text no longer fit it: '
  'the portal shows the built text until an administrator has looked.';
comment on column word_translations.edited_by is
  'Login of whoever changed text or comments last; it outlives the user.';

-- The pack of a locale is read on every visit and holds edited words alone.
create index word_translations_edited on word_translations (locale_id) where edited_text is not null;
