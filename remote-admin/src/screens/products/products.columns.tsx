import type { Product } from '@portal/contract/admin';
import type { ListCells } from '@portal/platform/lists';
import { Anchor } from '@portal/platform/ui';
import classes from './products.module.css';

/** Cells of the catalog; the product line opens the product. */
export const productCells = (onOpen: (product: Product) => void): ListCells<Product> => ({
  product_line: (product) => (
    <Anchor
      component="button"
      type="button"
      className={classes.line}
      onClick={() => onOpen(product)}
    >
      <bdi>{product.product_line}</bdi>
    </Anchor>
  ),
  brand: ({ brand }) => (
    <span className={classes.name} dir="auto">
      {brand}
    </span>
  ),
  tread_depth: ({ tread_depth }) => tread_depth,
});
