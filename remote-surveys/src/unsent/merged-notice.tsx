import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Stack } from '@portal/platform/ui';
import { useSyncExternalStore } from 'react';
import {
  dropMergeNotes,
  type MergeNote,
  mergeNotes,
  onMergeNotes,
} from '../merging/settling/merge-notes.ts';
import { useFieldName } from './texts/use-field-name.ts';
import { useWhatText } from './texts/use-what-text.ts';

/** So many merges are told one by one. */
const shown = 5;

/** What was merged with changes of others while it was sent, until somebody has seen it. */
export function MergedNotice() {
  const { t } = useWords();
  const whatText = useWhatText();
  const fieldName = useFieldName();
  const notes = useSyncExternalStore(onMergeNotes, mergeNotes);
  const textOf = ({ call, body, unitNumber, fields, by }: MergeNote) =>
    t('unsent.merged.one', {
      what: [unitNumber, whatText({ call, options: { body } })].filter(Boolean).join(', '),
      name: by || t('unsent.merged.somebody'),
      fields: fields.map((field) => fieldName({ call }, field)).join(', '),
    });
  return (
    <div role="status">
      {notes.length > 0 && (
        <Alert color="brand" title={t('unsent.merged.title')}>
          <Stack gap="xs" align="start">
            {notes.slice(0, shown).map((note) => (
              <bdi key={`${note.at} ${note.call} ${note.fields.join()}`}>{textOf(note)}</bdi>
            ))}
            {notes.length > shown && (
              <span>{t('unsent.merged.more', { count: notes.length - shown })}</span>
            )}
            <Button size="md" variant="default" onClick={dropMergeNotes}>
              {t('unsent.merged.seen')}
            </Button>
          </Stack>
        </Alert>
      )}
    </div>
  );
}
