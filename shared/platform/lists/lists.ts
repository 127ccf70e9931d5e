/** Lists: what somebody looks at in the address, and the panel that shows it, from a definition. */
export type { ListCells } from './list-columns.tsx';
export type { NoRows } from './list-empty.tsx';
export { ListPanel, type ListPanelProps } from './list-panel.tsx';
export { listSelection } from './list-request.ts';
export type { ListChange, ListView } from './list-view.ts';
export { SearchField, type SearchFieldProps } from './search-field.tsx';
export { type List, type ListAnswer, type OpenedRow, useList } from './use-list.ts';
export { useTableRoom } from './use-table-room.ts';
