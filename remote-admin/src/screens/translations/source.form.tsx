import { adminLimits, type Word } from '@portal/contract/admin';
import { Form, FormActions, useDrawer, useSavedForm } from '@portal/platform/forms';
import { isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Text, Textarea } from '@portal/platform/ui';
import { useState } from 'react';
import { call } from '../../calls.ts';
import { ColleagueNote } from './colleague-note.tsx';
import { isSourceReplaced, omittedPlaceholders, sourceProblem } from './source.ts';
import { checkStatus, whyFailed } from './status-failure.ts';
import { allWords } from './words.query.ts';
import classes from './words-table.module.css';

interface SourceValues {
  english: string;
  comments: string;
}

const valuesOf = ({ translation_text, source_comments }: Word): SourceValues => ({
  english: translation_text,
  comments: source_comments,
});

function valuesIn(kept: unknown): SourceValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { english, comments } = kept as Record<string, unknown>;
  return typeof english === 'string' && typeof comments === 'string' ? { english, comments } : null;
}

/**
 * Form for an English text and the note to its translators.
 *
 * @param word the current text; if a colleague has saved it since the form was opened, the form
 *   offers both versions
 */
export function SourceForm({ word }: { readonly word: Word }) {
  const { t } = useWords();
  const { close } = useDrawer();
  const [read, setRead] = useState(word);
  const { form, isSaving, submit } = useSavedForm<SourceValues>({
    draft: `source/${word.id}`,
    initial: () => valuesOf(word),
    restore: valuesIn,
    send: ({ english, comments }) =>
      checkStatus(
        call('PUT admin/translations/edit_dictionary_words', {
          body: {
            words: [
              {
                id: word.id,
                // An unchanged text is not sent: a build may bring a better one.
                ...(english !== read.translation_text && { translation_text: english }),
                comments,
                source_revision: read.source_revision,
              },
            ],
          },
        }),
      ),
    fields: {
      'words.0.translation_text': 'english',
      'words.0.comments': 'comments',
    },
    problemText: ({ field }, _, error) =>
      field === 'english' && isCallFailure(error)
        ? t('source.problem.refused')
        : whyFailed(error, t),
    savedText: () => t('source.saved', { key: word.key }),
    changes: allWords,
  });
  const { register, watch, formState } = form;
  const english = watch('english');
  const { built_source: built, edited_source: edited } = word;
  const missing = omittedPlaceholders(built ?? word.translation_text, english);
  const isChanged = word.source_revision !== read.source_revision;
  return (
    <Form form={form} onSubmit={submit} label={t('source.title', { key: word.key })}>
      {isChanged && (
        <ColleagueNote
          text={t('source.colleague')}
          theirs={[
            { text: word.translation_text, lang: 'en-US' },
            ...(word.source_comments ? [{ text: word.source_comments }] : []),
          ]}
          onTakeTheirs={() => {
            form.reset(valuesOf(word));
            setRead(word);
          }}
          onKeepMine={() => setRead(word)}
        />
      )}
      {isSourceReplaced(word) && (
        <Alert color="amber" title={t('source.replaced')}>
          <Text size="sm">{t('source.replaced_text')}</Text>
          <Text size="sm" fw={600} lang="en-US" dir="auto" className={classes.text}>
            {edited}
          </Text>
          <Button
            mt="xs"
            variant="default"
            size="sm"
            onClick={() => form.setValue('english', edited ?? '', { shouldDirty: true })}
          >
            {t('source.use_again')}
          </Button>
        </Alert>
      )}
      <Textarea
        {...register('english', {
          validate: (text) => {
            const problem = sourceProblem(built, text);
            return problem === null || t(problem.word, { names: problem.names ?? '' });
          },
        })}
        label={t('column.english')}
        description={t(built === null ? 'source.help_added' : 'source.help')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={adminLimits.translation}
        lang="en-US"
        dir="auto"
        error={formState.errors.english?.message}
      />
      {built !== null && built !== english && (
        <Text size="sm" c="dimmed">
          {t('editor.built')}{' '}
          <bdi className={classes.text} lang="en-US">
            {built}
          </bdi>
        </Text>
      )}
      <div role="status">
        {missing !== null && (
          <Alert color="amber">{t('source.left_out', { names: missing })}</Alert>
        )}
      </div>
      <Textarea
        {...register('comments')}
        label={t('source.comments')}
        description={t('source.comments_help')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={adminLimits.comments}
        dir="auto"
        error={formState.errors.comments?.message}
      />
      <FormActions>
        <Button variant="default" onClick={close}>
          {t('shell:form.cancel')}
        </Button>
        <Button type="submit" loading={isSaving} disabled={isChanged}>
          {t('editor.save')}
        </Button>
      </FormActions>
    </Form>
  );
}
