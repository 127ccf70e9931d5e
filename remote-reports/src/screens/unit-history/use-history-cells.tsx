import type { HistoryEntry, UnitHistory } from '@portal/contract/analysis-reports';
import { formatCurrency, formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import type { ListCells } from '@portal/platform/lists';
import { useUser } from '@portal/platform/session';
import { EntryCell } from './entry-cell.tsx';
import { useEntryLink } from './use-entry-link.ts';

const nobody: UnitHistory['unit'] = {
  unit_id: 0,
  unit_number: '',
  type: 'misc',
  is_active: true,
  vin: null,
  account: '',
  fleet_name: '',
  location: '',
};

/** Cells of the entries, with values in the units of the answer. */
export function useHistoryCells(report: UnitHistory | undefined): ListCells<HistoryEntry> {
  const { t } = useWords();
  const currencySymbol = useUser()?.CurrencySymbol ?? '$';
  const { linkOf, photosOf } = useEntryLink(report?.unit ?? nobody);
  const { distance_format = 'km' } = report ?? {};
  const formats = {
    torque_format: report?.torque_format ?? 'nm',
    tread_depth_format: report?.tread_depth_format ?? 'mm',
  };
  return {
    what: (entry) => (
      <EntryCell entry={entry} formats={formats} link={linkOf(entry)} photos={photosOf(entry)} />
    ),
    odometer: ({ odometer }) =>
      odometer === null
        ? null
        : t('torque.value', {
            value: formatInteger(odometer),
            unit: t(`distance_unit.${distance_format}`),
          }),
    cost: ({ cost }) => (cost === null ? null : formatCurrency(cost, currencySymbol)),
  };
}
