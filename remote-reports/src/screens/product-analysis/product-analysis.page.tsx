import { mostAccounts } from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { Page, PageHeader } from '@portal/platform/ui';
import { BackLink } from '../../parts/back-link.tsx';
import { useChosenAccounts } from '../../selection/accounts.ts';
import { LeftOut } from '../../selection/left-out.tsx';
import { isOfTires, reportAt } from './product-address.ts';
import { ReportParts } from './report-parts.tsx';
import { TiresPanel } from './tires.panel.tsx';

/** The product analysis: what tires run on the units, and how their tread, pressure, wear and age compare. */
export default function ProductAnalysisPage() {
  const { t } = useWords();
  const [params] = useSearchParams();
  const hasTires = isOfTires(params);
  const accounts = useChosenAccounts('product_analysis_report');
  const areLost = accounts.lost > 0 && !accounts.areUsable;
  return (
    <Page width="wide">
      {hasTires && <BackLink text={t('product_analysis.to_report')} to={reportAt(params)} />}
      <PageHeader
        title={t('product_analysis.title')}
        description={t('product_analysis.description')}
      />
      <LeftOut chosen={accounts} most={mostAccounts} />
      {!areLost && hasTires && <TiresPanel accounts={accounts} />}
      {!areLost && !hasTires && <ReportParts accounts={accounts} />}
    </Page>
  );
}
