import type { KeptProductRequest, keptProductCalls } from '@portal/contract/analysis-reports';
import { implement } from '../../../app/implement.ts';
import { orderReport } from '../../../kept/reports/order-report.ts';
import { openKeptReport } from '../../../kept/reports/read-kept-reports.ts';
import { keptReportRoutes } from '../kept/kept-report-routes.ts';
import { savedCopyFacts } from '../kept/saved-copy-facts.ts';
import { type KeptSums, keptProduct } from './kept-product.ts';
import { answerReportFile } from './product-files.ts';
import { buildProductReport } from './read-product-report.ts';

export const keptProductRoutes = implement<typeof keptProductCalls>({
  ...keptReportRoutes('product_analysis_report', keptProduct),

  'POST product_analysis_report/generate_reports': (input) => {
    const { name, client_key, ...request } = input.body;
    return orderReport(keptProduct, input, { name, client_key, request });
  },

  'POST product_analysis_report/get_report': async (input) => {
    const { body, user } = input;
    const opened = await openKeptReport(input, keptProduct, body.id);
    // Made as this kind, with this version of the form.
    const { kept, request, answer } = opened as typeof opened & {
      readonly request: KeptProductRequest;
      readonly answer: KeptSums;
    };
    const { rows, ...range } = answer;
    const report = buildProductReport(user, range, rows);
    if (body.format === undefined) return { ...report, kept, request };
    return answerReportFile(input, body.format, {
      report,
      scope: { ...request, ...range },
      facts: savedCopyFacts(opened, input),
    });
  },
});
