/**
 * Reports: cards with figures, charts, comparisons and the records behind them, from an area's
 * definitions.
 */

export { isWide } from './card/is-wide.ts';
export { ReportBody } from './card/report-body.tsx';
export { ReportCard, type ReportCardProps } from './card/report-card.tsx';
export { useOwnAlone } from './card/use-own-alone.ts';
export { FilterTexts } from './controls/filter-texts.tsx';
export { useOwnNames } from './controls/use-own-names.ts';
export { FailedField } from './fields/failed-field.tsx';
export { OptionsField } from './fields/options-field.tsx';
export { loadStates } from './figures/load-state.ts';
export { reportQuery } from './figures/report.query.ts';
export type { AskedReports, ReportScope, ReportSource } from './source/report-source.ts';
export { KeyFigures } from './tab/key-figures.tsx';
export { TabControls } from './tab/tab-controls.tsx';
