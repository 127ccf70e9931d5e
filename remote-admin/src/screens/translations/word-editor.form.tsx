import { adminLimits, personText, type Word } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { Button, Text, Textarea } from '@portal/platform/ui';
import type { FormEvent } from 'react';
import { ColleagueNote } from './colleague-note.tsx';
import { canBeSaved, type Draft } from './draft.ts';
import { useDraftProblem } from './use-draft-problem.ts';
import type { Editing } from './use-editing.ts';
import classes from './words-table.module.css';

interface WordEditorProps {
  readonly draft: Draft;
  readonly word: Word;
  readonly locale: string;
  readonly editing: Editing;
}

/** Editor for one translation and its comments, in the table row. */
export function WordEditor({ draft, word, locale, editing }: WordEditorProps) {
  const { t } = useWords();
  const { saving, change, discard } = editing;
  const problem = useDraftProblem(draft, saving.failure);
  const isSaving = saving.underWay.includes(draft);
  const isChanged = word.revision !== draft.word.revision;
  const canSave = canBeSaved(draft) && !isChanged;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (canSave && !isSaving) saving.save([draft]);
  }

  return (
    <form
      className={classes.cell}
      aria-label={t('editor.label', { key: word.key })}
      onSubmit={submit}
    >
      {isChanged && (
        <ColleagueNote
          text={t('colleague.saved', { login: personText(word.edited_by ?? '', t) })}
          theirs={[
            { text: word.translated_text, lang: locale },
            ...(word.comments ? [{ text: word.comments }] : []),
          ]}
          onTakeTheirs={() => discard([draft])}
          onKeepMine={() => editing.keepMine(draft, word)}
        />
      )}
      <Textarea
        label={t('column.translation')}
        description={t('editor.empty')}
        error={problem}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={adminLimits.translation}
        lang={locale}
        dir="auto"
        data-entry
        value={draft.text}
        onChange={(event) => change({ ...draft, text: event.currentTarget.value })}
      />
      {draft.text !== word.built_text && (
        <Text size="sm" c="dimmed">
          {t('editor.built')}{' '}
          <bdi className={classes.text} lang={word.inherited_from ?? locale}>
            {word.built_text}
          </bdi>
        </Text>
      )}
      <Textarea
        label={t('editor.comments')}
        autosize
        minRows={1}
        maxRows={4}
        maxLength={adminLimits.comments}
        dir="auto"
        value={draft.comments}
        onChange={(event) => change({ ...draft, comments: event.currentTarget.value })}
      />
      <div className={classes.actions}>
        <Button variant="default" size="sm" disabled={isSaving} onClick={() => discard([draft])}>
          {t('editor.cancel')}
        </Button>
        <Button type="submit" size="sm" loading={isSaving} disabled={!canSave}>
          {t('editor.save')}
        </Button>
      </div>
    </form>
  );
}
