import type { ConditionRequest, fleetConditionCalls } from '@portal/contract/analysis-reports';
import { exportFormats } from '@portal/contract/wire';
import { implement } from '../../../app/implement.ts';
import { orderReport } from '../../../kept/reports/order-report.ts';
import { openKeptReport } from '../../../kept/reports/read-kept-reports.ts';
import type { QueryContext } from '../../../scope/find-account.ts';
import type { Settings } from '../../../settings.ts';
import { keptReportRoutes } from '../kept/kept-report-routes.ts';
import { productConverters } from '../product/shown-products.ts';
import { answerConditions } from './condition-files.ts';
import { exceptionsFile, tiresFile, unitsFile } from './condition-record-files.ts';
import { keptConditions } from './kept-conditions.ts';
import { readConditionExceptions } from './read-condition-exceptions.ts';
import { readConditionTires } from './read-condition-tires.ts';
import { readConditionUnits } from './read-condition-units.ts';
import {
  savedExceptionCount,
  savedLossShares,
  savedTireCount,
  savedUnitCount,
} from './saved-counts.ts';
import { shownConditions, shownPhotos } from './shown-conditions.ts';
import type { StoredConditions } from './stored-conditions.ts';

/** Opens a saved copy of this kind, made with this version of the form. */
async function openConditions(asking: QueryContext, id: number) {
  const opened = await openKeptReport(asking, keptConditions, id);
  const answer = opened.answer as StoredConditions;
  const report: StoredConditions = {
    ...answer,
    ReportName: answer.ReportName === null ? null : opened.kept.report_name,
  };
  return { ...opened, request: opened.request as ConditionRequest, answer: report };
}

type OpenedConditionReport = Awaited<ReturnType<typeof openConditions>>;

/** The accounts and loss shares that the report was made with. */
const reportInputsOf = (
  { request, answer }: OpenedConditionReport,
  { lossShares }: Pick<Settings, 'lossShares'>,
) => ({
  account_ids: request.account_ids,
  shares: savedLossShares(answer) ?? lossShares,
});

export const fleetConditionRoutes = implement<typeof fleetConditionCalls>({
  ...keptReportRoutes('fleet_conditions', keptConditions),

  'POST fleet_conditions/generate_reports': (input) => {
    const { name, client_key, ...request } = input.body;
    return orderReport(keptConditions, input, { name, client_key, request });
  },

  'POST fleet_conditions/get_report': async (input) => {
    const { id, format } = input.body;
    const opened = await openConditions(input, id);
    if (format !== undefined) return answerConditions(opened, input, format);
    const { kept, request, answer } = opened;
    const photos = await shownPhotos(input, answer.ImagesData);
    return { ...shownConditions(answer, input.user, photos), kept, request };
  },

  'POST fleet_conditions/get_tires': async (input) => {
    const { db, body, user, settings } = input;
    const opened = await openConditions(input, body.id);
    const asked = { user, ...reportInputsOf(opened, settings), selection: body };
    const { rows: tires, ...page } = await readConditionTires(db, asked, body);
    const as_made = savedTireCount(opened.answer, body);
    return { ...productConverters(user).formats, ...page, as_made, tires };
  },

  'POST fleet_conditions/get_exceptions': async (input) => {
    const { db, body, user } = input;
    const { answer } = await openConditions(input, body.id);
    const { rows, ...page } = await readConditionExceptions(db, { user, selection: body }, body);
    const as_made = savedExceptionCount(answer, body);
    return { ...productConverters(user).formats, ...page, as_made, exceptions: rows };
  },

  'POST fleet_conditions/export_tires': async (input) => {
    const opened = await openConditions(input, input.body.id);
    return tiresFile(input, opened, reportInputsOf(opened, input.settings));
  },

  'POST fleet_conditions/get_units': async (input) => {
    const { db, body } = input;
    const { answer } = await openConditions(input, body.id);
    const { rows: units, ...page } = await readConditionUnits(db, body, body);
    return { ...page, as_made: savedUnitCount(answer, body), units };
  },

  'POST fleet_conditions/export_units': async (input) =>
    unitsFile(input, await openConditions(input, input.body.id)),

  'POST fleet_conditions/export_exceptions': async (input) =>
    exceptionsFile(input, await openConditions(input, input.body.id)),

  'POST fleet_conditions/get_pdf_report': async (input) =>
    answerConditions(await openConditions(input, input.body.id), input, exportFormats.pdf),
  'POST fleet_conditions/get_excel_report': async (input) =>
    answerConditions(await openConditions(input, input.body.id), input, exportFormats.excel),
});
