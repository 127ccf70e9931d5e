import { historyKinds, type UnitHistory } from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { Tiles } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { LinkedCount } from '../../parts/linked-count.tsx';
import { entriesAt } from './unit-address.ts';

type Summary = UnitHistory['summary'];

/** The number of entries of each kind; each count links to them. */
export function HistoryTiles({ summary: { entries, counts } }: { readonly summary: Summary }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  return (
    <Tiles
      tiles={[
        {
          name: t('unit_history.sum.entries'),
          value: <LinkedCount count={entries} to={entriesAt(params, {})} />,
        },
        ...historyKinds.map((kind) => ({
          name: t(`history_sheet.${kind}`),
          value: <LinkedCount count={counts[kind]} to={entriesAt(params, { kind })} />,
        })),
      ]}
    />
  );
}
