import { type DashboardReport, displayModes } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { FilterTexts } from '@portal/platform/reports';
import type { PartMode, ReportFilters } from '@portal/platform/reports/view';
import { Button, Group, IconChevronDown, Menu, Select } from '@portal/platform/ui';
import { type RemovalKind, removableIn } from './basket-changes.ts';
import classes from './part-controls.module.css';

interface PartControlsProps {
  readonly definition: DashboardReport;
  readonly mode: PartMode;
  readonly filters: ReportFilters;
  readonly onMode: (mode: PartMode) => void;
  readonly onRemove: (kind: RemovalKind) => void;
  readonly onRemoveReport: () => void;
}

/**
 * The controls of a report in the combined report: which parts it shows in which order, and a menu
 * to remove them.
 */
export function PartControls(props: PartControlsProps) {
  const { definition, mode, filters, onMode, onRemove, onRemoveReport } = props;
  const { t } = useWords();
  const named = (control: string) => t('shell:report.of', { control, report: t(definition.title) });
  return (
    <div className={classes.controls}>
      <Group gap="xs" className={classes.row ?? ''}>
        <Select
          size="xs"
          w={190}
          aria-label={named(t('shell:report.display_mode'))}
          data={displayModes.map((value) => ({ value, label: t(`shell:report.mode_${value}`) }))}
          value={mode}
          onChange={(value) => {
            const chosen = displayModes.find((each) => each === value);
            if (chosen) onMode(chosen);
          }}
          allowDeselect={false}
        />
        <Menu position="bottom-start">
          <Menu.Target>
            <Button
              size="xs"
              variant="default"
              rightSection={<IconChevronDown size={14} aria-hidden />}
              aria-label={named(t('combined.remove'))}
            >
              {t('combined.remove')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {removableIn(definition, mode).map((kind) => (
              <Menu.Item key={kind} onClick={() => onRemove(kind)}>
                {t(`combined.remove_${kind}`)}
              </Menu.Item>
            ))}
            <Menu.Item onClick={onRemoveReport}>{t('combined.remove_report')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
      <FilterTexts definition={definition} filters={filters} />
    </div>
  );
}
