import { useWords } from '@portal/platform/i18n';
import { ReportPage } from '../../kept/report-page.tsx';
import { KeptProducts } from './kept-products.tsx';
import { ProductsToday } from './products-today.tsx';

/** The product analysis: what tires run on the units, and how their tread, pressure, wear and age compare. */
export default function ProductAnalysisPage() {
  const { t } = useWords();
  return (
    <ReportPage
      prefix="product_analysis_report"
      title={t('product_analysis.title')}
      description={t('product_analysis.description')}
      today={<ProductsToday />}
      kept={(report) => <KeptProducts report={report} />}
    />
  );
}
