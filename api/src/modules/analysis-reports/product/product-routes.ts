import type { ProductScope, productAnalysisCalls } from '@portal/contract/analysis-reports';
import { exportFormats } from '@portal/contract/wire';
import type { Kysely } from 'kysely';
import { implement } from '../../../app/implement.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { ReaderClock } from '../../../exports/reader-clock.ts';
import { answerProductFile, answerTiresFile } from './product-files.ts';
import { checkProductScope, withBothDates } from './product-selection.ts';
import { readProductChoices } from './read-product-choices.ts';
import { readProductReport } from './read-product-report.ts';
import { readProductTires } from './read-product-tires.ts';
import { productConverters } from './shown-products.ts';

type ScopeCall = ReaderClock & { readonly db: Kysely<Schema>; readonly body: ProductScope };

async function choicesOf(
  input: ScopeCall,
  filter: Parameters<typeof readProductChoices>[1],
): ReturnType<typeof readProductChoices> {
  await checkProductScope(input.db, input.body);
  return readProductChoices(input.db, filter, withBothDates(input.body, input));
}

export const productAnalysisRoutes = implement<typeof productAnalysisCalls>({
  'POST product_analysis_report/get_tire_types': async (input) => ({
    tire_types: await choicesOf(input, 'tire_types'),
  }),
  'POST product_analysis_report/get_brands': async (input) => ({
    brands: await choicesOf(input, 'brands'),
  }),
  'POST product_analysis_report/get_product_lines': async (input) => ({
    product_lines: await choicesOf(input, 'product_lines'),
  }),
  'POST product_analysis_report/get_tire_sizes': async (input) => ({
    tire_sizes: await choicesOf(input, 'tire_sizes'),
  }),

  'POST product_analysis_report/get_product_report': async (input) => {
    const { db, body, user } = input;
    await checkProductScope(db, body);
    return readProductReport(db, body, { user, clock: input });
  },

  'POST product_analysis_report/get_tires': async (input) => {
    const { db, body, user } = input;
    await checkProductScope(db, body);
    const asked = { user, selection: withBothDates(body, input) };
    const { rows, ...page } = await readProductTires(db, asked, body);
    return { ...productConverters(user).formats, ...page, tires: rows };
  },

  'POST product_analysis_report/get_product_report_pdf': (input) =>
    answerProductFile(input, exportFormats.pdf),
  'POST product_analysis_report/get_product_report_excel': (input) =>
    answerProductFile(input, exportFormats.excel),
  'POST product_analysis_report/get_tires_pdf': (input) =>
    answerTiresFile(input, exportFormats.pdf),
  'POST product_analysis_report/get_tires_excel': (input) =>
    answerTiresFile(input, exportFormats.excel),
});
