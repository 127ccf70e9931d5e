import { type ReportDefinition, type RowsBy, rowsByKinds } from '@portal/contract/reports';
import { useWords } from '../../i18n/i18n.ts';
import { IconBuildingWarehouse, IconMapPin } from '../../ui/ui.ts';
import type { OnView } from '../view/report-view.ts';
import { ToggleButton } from './toggle-button.tsx';

const icons = { location: IconMapPin, dealer: IconBuildingWarehouse };

interface RowsByTogglesProps {
  readonly definition: ReportDefinition;
  readonly rowsBy: RowsBy | null;
  readonly onView: OnView;
}

/** Toggles between a report's own rows and a comparison of locations or dealers. */
export function RowsByToggles({ definition, rowsBy, onView }: RowsByTogglesProps) {
  const { t } = useWords();
  return rowsByKinds.map((each) => (
    <ToggleButton
      key={each}
      label={t(`shell:report.by_${each}`)}
      report={t(definition.title)}
      icon={icons[each]}
      isOn={rowsBy === each}
      onToggle={() => onView({ rowsBy: rowsBy === each ? null : each })}
    />
  ));
}
