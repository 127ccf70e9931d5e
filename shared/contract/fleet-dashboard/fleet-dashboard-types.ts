import type { Static } from 'typebox';
import type { exportPart, exportRequest } from './exports/exports.schema.ts';
import type { account, changesAnswer, selectionRow } from './fleet-dashboard.schema.ts';
import type { restoredReport, savedPart, savedReport } from './kept-reports/saved-report.schema.ts';
import type { templateRow } from './kept-reports/templates.schema.ts';
import type { baseParameters, reportParameters } from './report-request.schema.ts';

export type FleetAccount = Static<typeof account>;
export type SelectionRow = Static<typeof selectionRow>;
export type BaseParameters = Static<typeof baseParameters>;
export type ReportParameters = Static<typeof reportParameters>;
/** A change found in the chosen records. */
export type Change = Static<typeof changesAnswer>['findings'][number];
export type ExportPart = Static<typeof exportPart>;
export type ExportRequest = Static<typeof exportRequest>;
export type { GeneratedExport } from '../portal/portal-types.ts';
export type SavedReport = Static<typeof savedReport>;
export type SavedPart = Static<typeof savedPart>;
export type RestoredReport = Static<typeof restoredReport>;
export type TemplateRow = Static<typeof templateRow>;
