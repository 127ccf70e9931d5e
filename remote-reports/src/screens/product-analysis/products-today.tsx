import { mostAccounts } from '@portal/contract/analysis-reports';
import { FavoritesButton } from '@portal/platform/favorites';
import { formatDate } from '@portal/platform/format';
import { clock } from '@portal/platform/guarding';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { PageHeader } from '@portal/platform/ui';
import { call } from '../../calls.ts';
import { KeepReport } from '../../kept/keep-report.tsx';
import { keptListAt } from '../../kept/kept-address.ts';
import { KeptReportsLink } from '../../kept/kept-reports-link.tsx';
import { BackLink } from '../../parts/back-link.tsx';
import { useChosenAccounts } from '../../selection/accounts.ts';
import { LeftOut } from '../../selection/left-out.tsx';
import { isOfTires, reportAt, scopeIn } from './product-address.ts';
import { ReportParts } from './report-parts.tsx';
import { TiresPanel } from './tires.panel.tsx';

const prefix = 'product_analysis_report';

/** The product analysis as the records are today: its figures, or the tires behind one. */
export function ProductsToday() {
  const { t } = useWords();
  const [params] = useSearchParams();
  const hasTires = isOfTires(params);
  const accounts = useChosenAccounts(prefix);
  const areLost = accounts.lost > 0 && !accounts.areUsable;
  const title = t('product_analysis.title');
  const [account, ...others] = accounts.named;
  const whose = account && others.length === 0 ? [account.fleet_name] : [];
  return (
    <>
      {hasTires && <BackLink text={t('product_analysis.to_report')} to={reportAt(params)} />}
      <PageHeader
        title={title}
        description={t('product_analysis.description')}
        actions={
          <>
            <FavoritesButton
              kind="report"
              path="/product-analysis-report"
              canAdd={accounts.areUsable}
            />
            {!hasTires && accounts.areUsable && (
              <KeepReport
                prefix={prefix}
                list={`/product-analysis-report${keptListAt(params)}`}
                proposed={[title, ...whose, formatDate(clock.today())].join(', ')}
                onKeep={(name, client_key) =>
                  call('POST product_analysis_report/generate_reports', {
                    body: { ...scopeIn(params, accounts.ids), name, client_key },
                  })
                }
              />
            )}
            {!hasTires && <KeptReportsLink />}
          </>
        }
      />
      <LeftOut chosen={accounts} most={mostAccounts} />
      {!areLost && hasTires && <TiresPanel accounts={accounts} />}
      {!areLost && !hasTires && <ReportParts accounts={accounts} />}
    </>
  );
}
