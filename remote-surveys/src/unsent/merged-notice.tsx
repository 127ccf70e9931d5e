import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Stack } from '@portal/platform/ui';
import { useSyncExternalStore } from 'react';
import {
  dropMergeNotes,
  type MergeNote,
  mergeNotes,
  onMergeNotes,
} from '../merging/settling/merge-notes.ts';
import { useEntryTitle } from './texts/use-entry-title.ts';
import { useFieldName } from './texts/use-field-name.ts';

/** Maximum number of merges listed individually. */
const shown = 5;

/** Lists merges made while writes were sent, until the user has dismissed them. */
export function MergedNotice() {
  const { t } = useWords();
  const whatText = useEntryTitle();
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
