import type { ConditionRequest, fleetConditionCalls } from '@portal/contract/analysis-reports';
import { exportFormats } from '@portal/contract/wire';
import { implement } from '../../../app/implement.ts';
import { orderReport } from '../../../kept/reports/order-report.ts';
import { openKeptReport } from '../../../kept/reports/read-kept-reports.ts';
import type { Asking } from '../../../scope/find-account.ts';
import type { Settings } from '../../../settings.ts';
import { keptReportRoutes } from '../kept/kept-report-routes.ts';
import { productsTo } from '../product/shown-products.ts';
import { answerConditions } from './condition-files.ts';
import { exceptionsFile, tiresFile, unitsFile } from './condition-record-files.ts';
import { keptConditions } from './kept-conditions.ts';
import { madeExceptions, madeShares, madeTires, madeUnits } from './made-counts.ts';
import { readConditionExceptions } from './read-condition-exceptions.ts';
import { readConditionTires } from './read-condition-tires.ts';
import { readConditionUnits } from './read-condition-units.ts';
import { shownConditions, shownPhotos } from './shown-conditions.ts';
import type { StoredConditions } from './stored-conditions.ts';

/** Opens a report of this version of the form, as this kind has made it. */
async function openConditions(asking: Asking, id: number) {
  const opened = await openKeptReport(asking, keptConditions, id);
  const answer = opened.answer as StoredConditions;
  const report: StoredConditions = {
    ...answer,
    ReportName: answer.ReportName === null ? null : opened.kept.report_name,
  };
  return { ...opened, request: opened.request as ConditionRequest, answer: report };
}

type Opened = Awaited<ReturnType<typeof openConditions>>;

/** What the tires of a report are held against: what it was made of. */
const ofWhat = ({ request, answer }: Opened, { lossShares }: Pick<Settings, 'lossShares'>) => ({
  account_ids: request.account_ids,
  shares: madeShares(answer) ?? lossShares,
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
    const asked = { user, ...ofWhat(opened, settings), selection: body };
    const { rows: tires, ...page } = await readConditionTires(db, asked, body);
    const as_made = madeTires(opened.answer, body);
    return { ...productsTo(user).formats, ...page, as_made, tires };
  },

  'POST fleet_conditions/get_exceptions': async (input) => {
    const { db, body, user } = input;
    const { answer } = await openConditions(input, body.id);
    const { rows, ...page } = await readConditionExceptions(db, { user, selection: body }, body);
    const as_made = madeExceptions(answer, body);
    return { ...productsTo(user).formats, ...page, as_made, exceptions: rows };
  },

  'POST fleet_conditions/export_tires': async (input) => {
    const opened = await openConditions(input, input.body.id);
    return tiresFile(input, opened, ofWhat(opened, input.settings));
  },

  'POST fleet_conditions/get_units': async (input) => {
    const { db, body } = input;
    const { answer } = await openConditions(input, body.id);
    const { rows: units, ...page } = await readConditionUnits(db, body, body);
    return { ...page, as_made: madeUnits(answer, body), units };
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
