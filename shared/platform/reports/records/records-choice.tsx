import type { RecordsAnswer } from '@portal/contract/reports';
import { formatInteger } from '../../format/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button, Group, Text } from '../../ui/ui.ts';

interface RecordsChoiceProps {
  readonly answer: RecordsAnswer;
  /** Why the records in view are excluded; null for those that count. */
  readonly leftOut: string | null;
  readonly onLeftOut: (reason: string | null) => void;
}

/**
 * Shows how many records count and how many do not, with a button for each reason that shows these
 * records.
 */
export function RecordsChoice({ answer, leftOut, onLeftOut }: RecordsChoiceProps) {
  const { t } = useWords();
  const { counted, left_out: reasons } = answer;
  const all = reasons.reduce((sum, { records }) => sum + records, counted);
  const numbers = { n: formatInteger(counted), all: formatInteger(all), count: all };
  if (reasons.length === 0)
    return all === 0 ? null : <Text size="sm">{t('shell:records.none_left_out', numbers)}</Text>;
  const left = formatInteger(all - counted);
  const choices = [
    { reason: null, name: t('shell:records.counted'), records: counted },
    ...reasons.map(({ reason, records }) => ({ reason, name: t(`left_out.${reason}`), records })),
  ];
  return (
    <div>
      <Text size="sm" mb="0.375rem">
        {t('shell:records.left_out', { ...numbers, left })}
      </Text>
      <Group gap="xs" role="group" aria-label={t('shell:records.shown')}>
        {choices.map(({ reason, name, records }) => (
          <Button
            key={reason ?? ''}
            size="xs"
            variant={reason === leftOut ? 'light' : 'default'}
            aria-pressed={reason === leftOut}
            onClick={() => onLeftOut(reason)}
          >
            {t('shell:records.choice', { name, n: formatInteger(records) })}
          </Button>
        ))}
      </Group>
    </div>
  );
}
