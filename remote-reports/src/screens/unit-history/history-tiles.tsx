import { historyKinds, type UnitHistory } from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { Tiles } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { Count } from '../../parts/count.tsx';
import { entriesAt } from './unit-address.ts';

type Summary = UnitHistory['summary'];

/** How often each kind happened, each count leading to its entries. */
export function HistoryTiles({ summary: { entries, counts } }: { readonly summary: Summary }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  return (
    <Tiles
      tiles={[
        {
          name: t('unit_history.sum.entries'),
          value: <Count count={entries} to={entriesAt(params, {})} />,
        },
        ...historyKinds.map((kind) => ({
          name: t(`history_sheet.${kind}`),
          value: <Count count={counts[kind]} to={entriesAt(params, { kind })} />,
        })),
      ]}
    />
  );
}
