import type { ProductReport } from '@portal/contract/analysis-reports';
import { useSearchParams } from '@portal/platform/routing';
import type { ReactNode } from 'react';
import { ComparedPanel } from './compared.panel.tsx';
import { GroupsPanel } from './groups.panel.tsx';
import { groupingIn, type TiresAddress } from './product-address.ts';
import { ProductTiles } from './product-tiles.tsx';

interface ProductResultProps {
  readonly report: ProductReport;
  /** Null if the tires behind the figures are not available. */
  readonly tiresAt: TiresAddress;
  /** Shown between the key figures and the groups. */
  readonly filters?: ReactNode;
  /** For example the exports. */
  readonly actions?: ReactNode;
  readonly refreshing?: boolean;
}

/** A product report: its key figures, the compared groups, and all groups. */
export function ProductResult(props: ProductResultProps) {
  const { report, tiresAt, filters, actions, refreshing = false } = props;
  const [params] = useSearchParams();
  const grouping = groupingIn(params);
  return (
    <>
      <ProductTiles report={report} tiresAt={tiresAt} />
      {filters}
      <ComparedPanel report={report} grouping={grouping} tiresAt={tiresAt} />
      <GroupsPanel
        report={report}
        grouping={grouping}
        tiresAt={tiresAt}
        refreshing={refreshing}
        actions={actions}
      />
    </>
  );
}
