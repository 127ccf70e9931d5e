import type { ReportDefinition } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { IconMapPin } from '@portal/platform/ui';
import type { OnView } from '../view/report-view.ts';
import { ToggleButton } from './toggle-button.tsx';

interface LocationToggleProps {
  readonly definition: ReportDefinition;
  readonly isOn: boolean;
  readonly onView: OnView;
}

/** Compares the locations in a report's figures instead of showing its own rows. */
export function LocationToggle({ definition, isOn, onView }: LocationToggleProps) {
  const { t } = useWords();
  return (
    <ToggleButton
      label={t('report.by_location')}
      report={t(definition.title)}
      icon={IconMapPin}
      isOn={isOn}
      onToggle={() => onView({ byLocation: !isOn })}
    />
  );
}
