import type { UnitHistory } from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { Facts } from '@portal/platform/ui';

export function UnitFacts({ unit }: { readonly unit: UnitHistory['unit'] }) {
  const { t } = useWords();
  const { fleet_name, unit_number, type, vin, location, is_active } = unit;
  return (
    <Facts
      isWide
      facts={[
        [t('unit_history.fleet'), fleet_name],
        [t('unit_history.unit'), unit_number],
        [t('unit_history.type'), t(`history_unit.${type}`)],
        [t('unit_history.vin'), vin],
        [t('unit_history.location'), location],
        [t('unit_history.state'), is_active ? null : t('unit_history.inactive')],
      ]}
    />
  );
}
