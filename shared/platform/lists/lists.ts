/**
 * Lists built from definitions: the view stored in the address, the panel that shows it, and its
 * filters and key figures.
 */
export { ChoiceFilter, type ChoiceFilterProps } from './choice-filter.tsx';
export type { ListCells } from './list-columns.tsx';
export type { NoRows } from './list-empty.tsx';
export { ListPanel, type ListPanelProps } from './list-panel.tsx';
export { listSelection } from './list-request.ts';
export type { ListChange, ListView } from './list-view.ts';
export { SearchField, type SearchFieldProps } from './search-field.tsx';
export { type Tile, Tiles } from './tiles.tsx';
export { type List, type ListAnswer, type OpenedRow, useList } from './use-list.ts';
export { useTableRoom } from './use-table-room.ts';
export { type Choice, choicesOf, named } from './with-chosen.ts';
