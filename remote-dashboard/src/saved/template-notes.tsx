import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Alert, IconInfoCircle } from '@portal/platform/ui';

interface TemplateNotesProps {
  /** The number of its reports that this version does not know. */
  readonly dropped: number;
  /** Whether the user may no longer see its fleet and has not chosen another one yet. */
  readonly isAccountLost: boolean;
}

/** Says which parts of a template could not be restored, and what to do about it. */
export function TemplateNotes({ dropped, isAccountLost }: TemplateNotesProps) {
  const { t } = useWords();
  const notes = [
    ...(isAccountLost ? [t('saved.account_lost')] : []),
    ...(dropped ? [t('saved.dropped', { count: dropped, n: formatInteger(dropped) })] : []),
  ];
  return notes.map((note) => (
    <Alert key={note} role="status" color="gray" icon={<IconInfoCircle aria-hidden />}>
      {note}
    </Alert>
  ));
}
