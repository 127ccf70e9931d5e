-- English texts that administrators edit, words that they add, and revisions, which tell two savers apart.

alter table words rename column english_text to built_english;
alter table words alter column built_english drop not null;
alter table words
  add column edited_english text check (edited_english <> ''),
  add column edited_over text,
  add column comments text not null default '',
  add column revision integer not null default 0;
alter table words add column english_text text not null generated always as (
  case
    when edited_english is not null and edited_over is not distinct from built_english
      then edited_english
    else coalesce(built_english, edited_english)
  end
) stored;

comment on column words.built_english is
  'The English text that the remote was built with; null for a word that an administrator added and '
  'that no build has brought yet.';
comment on column words.edited_english is
  'The English text of an administrator. It holds until a build brings another text than `edited_over`.';
comment on column words.edited_over is
  'The built text that the edited one stands for; null for a word that an administrator added.';
comment on column words.english_text is
  'What translations are made of and held to: the edited text as long as it holds, else the built one.';
comment on column words.comments is 'What translators of every language are told.';

alter table word_translations
  add column built_held_back boolean not null default false,
  add column revision integer not null default 0;

comment on column word_translations.built_text is
  'The text of the pack that the remote was built with, in English `english_text` of the word; null '
  'when its pack lacks the word.';
comment on column word_translations.built_held_back is
  'An administrator has edited the English text, and the placeholders of the built text do not fit it: '
  'the portal shows what the parents have.';
