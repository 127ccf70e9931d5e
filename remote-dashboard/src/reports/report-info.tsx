import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { hasNational } from '@portal/contract/reports';
import { useWords } from '@portal/platform/i18n';
import { ActionIcon, IconInfoCircle, Popover, Stack, Text } from '@portal/platform/ui';
import { memo } from 'react';

/** The keys of the sentences that say how the figures of a report come about. */
function sentencesOn(definition: DashboardReport): readonly string[] {
  const { formula, filters, records, shape, columns } = definition;
  // Of what is counted there are no credits.
  const canNet = records === 'lines' && columns.some(({ format }) => format === 'percent');
  const places =
    records === 'calls' ? 'report.how_unit_locations_calls' : 'report.how_unit_locations';
  return [
    formula,
    ...(canNet ? ['report.how_percentages'] : []),
    ...(filters.includes('unit_locations') ? [places] : []),
    ...(records === 'casings' ? ['report.how_positions_casings', 'report.how_retreaders'] : []),
    ...(shape === 'periods' ? ['report.how_weeks'] : []),
    'report.how_previous',
    ...(hasNational(definition) ? ['report.how_national'] : []),
  ];
}

/** The button behind which a report says, in words, how its figures come about. */
export const ReportInfo = memo(function ReportInfo({
  definition,
}: {
  readonly definition: DashboardReport;
}) {
  const { t } = useWords();
  const label = t('report.how', { report: t(definition.title) });
  return (
    <Popover width={360} position="bottom-end" withArrow trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={label} title={label}>
          <IconInfoCircle size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Stack gap="xs">
          {sentencesOn(definition).map((key) => (
            <Text key={key} size="sm">
              {t(key)}
            </Text>
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
});
