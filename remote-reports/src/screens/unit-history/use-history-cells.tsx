import type { HistoryEntry, UnitHistory } from '@portal/contract/analysis-reports';
import { formatCurrency, formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import type { ListCells } from '@portal/platform/lists';
import { useUser } from '@portal/platform/session';
import { useEntryLink } from './use-entry-link.ts';
import { WhatHappened } from './what-happened.tsx';

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

/** How entries are shown, in the units that the answer names. */
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
      <WhatHappened entry={entry} formats={formats} link={linkOf(entry)} photos={photosOf(entry)} />
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
