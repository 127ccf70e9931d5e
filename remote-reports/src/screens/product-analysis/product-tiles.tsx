import { type ProductReport, productMeasures } from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { type Tile, Tiles } from '@portal/platform/lists';
import { LinkedCount } from '../../parts/linked-count.tsx';
import { FigureCell } from './figure-cell.tsx';
import type { TiresAddress } from './product-address.ts';
import { useProductTexts } from './use-product-texts.ts';

interface ProductTilesProps {
  readonly report: ProductReport;
  readonly tiresAt: TiresAddress;
}

/** The figures for all tires of the report. */
export function ProductTiles({ report, tiresAt }: ProductTilesProps) {
  const { t } = useWords();
  const { measureName } = useProductTexts();
  const { summary, tread_depth_format: unit } = report;
  const figures = productMeasures.flatMap(({ field }): Tile[] =>
    // The share of all tires is always 100%.
    field === 'share'
      ? []
      : [
          {
            name: measureName(field, unit),
            value: <FigureCell field={field} sums={summary} tiresAt={tiresAt} />,
          },
        ],
  );
  const { no_product } = summary;
  return (
    <Tiles
      tiles={[
        ...figures,
        {
          name: t('product_tire_kind.no_product'),
          value: tiresAt ? (
            <LinkedCount count={no_product} to={tiresAt({ about: 'no_product' })} />
          ) : (
            no_product
          ),
        },
      ]}
    />
  );
}
