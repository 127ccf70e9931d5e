import { Type } from 'typebox';
import { keptReport } from '../../portal/kept/kept-report.schema.ts';
import { defineCalls } from '../../wire/calls.ts';
import { exportFormats, exportMediaTypes } from '../../wire/export-formats.ts';
import {
  asKept,
  keptOpening,
  keptOrder,
  keptReportCalls,
} from '../kept/kept-report-calls.schema.ts';
import { comparedProducts, productReport, productScope } from './product-calls.schema.ts';

const right = 'TVPRDANL';

/** The request stored with a saved product analysis, validated when it is made again. */
export const keptProductRequest = Type.Object(productScope);

/** Calls on saved copies of product analyses. */
export const keptProductCalls = defineCalls({
  'POST product_analysis_report/get_report': {
    summary:
      'A kept product analysis as it was made, in the units of its reader: as JSON or as a file.',
    right,
    body: Type.Object({ ...keptOpening, ...comparedProducts }),
    files: [exportMediaTypes[exportFormats.pdf], exportMediaTypes[exportFormats.excel]],
    response: Type.Object({ ...productReport.properties, ...asKept(productScope) }),
  },
  ...keptReportCalls('product_analysis_report', right),
  'POST product_analysis_report/generate_reports': {
    summary: 'Has a product analysis made while nobody waits, to be kept under a name.',
    right,
    body: Type.Object({ ...keptOrder, ...productScope }),
    response: keptReport,
  },
});
