import type { ListDefinition } from './list-definition.ts';

/**
 * Returns a list with headings that include the units of their values: `product_tires.tread`
 * becomes `product_tires.tread_mm`.
 *
 * @param units units by the fields of the columns
 */
export const listInUnits = <List extends ListDefinition>(
  list: List,
  units: Readonly<Record<string, string>>,
): List => ({
  ...list,
  columns: list.columns.map((column) => {
    const unit = units[column.field];
    if (unit === undefined) return column;
    const { label, inGroup } = column;
    const own = inGroup === undefined ? {} : { inGroup: `${inGroup}_${unit}` };
    return { ...column, ...own, label: `${label}_${unit}` };
  }),
});
