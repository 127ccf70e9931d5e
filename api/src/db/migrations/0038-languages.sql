-- Languages that administrators add, and translations whose English text has changed since.

alter table locales add column added_at timestamptz;

comment on column locales.added_at is
  'Since when an administrator has had the language here; null for one that the portal came with.';

alter table word_translations add column translated_from text;

update word_translations set translated_from = words.english_text
from words
where words.id = word_translations.word_id and edited_text is not null;

comment on column word_translations.translated_from is
  'The English text that the edited text was last saved for; another one now marks the translation '
  'until it is saved again.';
