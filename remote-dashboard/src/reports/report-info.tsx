import type { ReportDefinition } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { ActionIcon, IconInfoCircle, Popover, Stack, Text } from '@portal/platform/ui';
import { hasNational } from './compared.ts';

/** The button behind which a report says, in words, how its figures come about. */
export function ReportInfo({ definition }: { readonly definition: ReportDefinition }) {
  const { t } = useWords();
  const label = t('report.how', { report: t(definition.title) });
  const sentences = [
    definition.formula,
    ...(definition.filters.includes('unit_locations') ? ['report.how_unit_locations'] : []),
    ...(definition.shape === 'periods' ? ['report.how_weeks'] : []),
    'report.how_previous',
    ...(hasNational(definition) ? ['report.how_national'] : []),
  ];
  return (
    <Popover width={360} position="bottom-end" withArrow trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={label} title={label}>
          <IconInfoCircle size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Stack gap="xs">
          {sentences.map((key) => (
            <Text key={key} size="sm">
              {t(key)}
            </Text>
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
