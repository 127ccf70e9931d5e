import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Alert, IconInfoCircle } from '@portal/platform/ui';

interface TemplateNotesProps {
  /** How many of its reports this version does not know. */
  readonly dropped: number;
  /** Its fleet may not be seen any more, and no other one is chosen in its place yet. */
  readonly isAccountLost: boolean;
}

/** What of a template could not be restored, and what to do about it. */
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
