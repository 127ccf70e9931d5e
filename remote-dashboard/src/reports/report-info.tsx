import type { ReportDefinition } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { ActionIcon, IconInfoCircle, Popover, Text } from '@portal/platform/ui';

/** The button behind which a report says, in words, how its figures come about. */
export function ReportInfo({ definition }: { readonly definition: ReportDefinition }) {
  const { t } = useWords();
  const label = t('report.how', { report: t(definition.title) });
  return (
    <Popover width={320} position="bottom-end" withArrow trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={label} title={label}>
          <IconInfoCircle size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Text size="sm">{t(definition.formula)}</Text>
      </Popover.Dropdown>
    </Popover>
  );
}
