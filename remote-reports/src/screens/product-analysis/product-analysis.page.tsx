import { useWords } from '@portal/platform/i18n';
import { ReportPage } from '../../kept/report-page.tsx';
import { ProductsToday } from './products-today.tsx';
import { SavedProductAnalysis } from './saved-product-analysis.tsx';

/** The product analysis: the tires in use, compared by tread, pressure, wear and age. */
export default function ProductAnalysisPage() {
  const { t } = useWords();
  return (
    <ReportPage
      prefix="product_analysis_report"
      title={t('product_analysis.title')}
      description={t('product_analysis.description')}
      today={<ProductsToday />}
      kept={(report) => <SavedProductAnalysis report={report} />}
    />
  );
}
