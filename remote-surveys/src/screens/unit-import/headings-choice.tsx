import type { ImportedUnits } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Alert, Radio, Stack } from '@portal/platform/ui';

interface HeadingsChoiceProps {
  readonly headings: ImportedUnits['headings'];
  readonly onChange: (hasHeadings: boolean) => void;
}

/**
 * Warns that the file's headings are unknown or missing, and lets the user say whether its first
 * row is a heading.
 */
export function HeadingsChoice({ headings, onChange }: HeadingsChoiceProps) {
  const { t } = useWords();
  return (
    <Alert color="amber" title={t(`import.headings.${headings}`)}>
      <Radio.Group
        label={t('import.first_row')}
        value={headings === 'none' ? 'unit' : 'headings'}
        onChange={(next) => onChange(next === 'headings')}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="headings" label={t('import.first_row.headings')} />
          <Radio value="unit" label={t('import.first_row.unit')} />
        </Stack>
      </Radio.Group>
    </Alert>
  );
}
