import { mostAccounts } from '@portal/contract/analysis-reports';
import { FavoritesButton } from '@portal/platform/favorites';
import { formatDate } from '@portal/platform/format';
import { clock } from '@portal/platform/guarding';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { PageHeader } from '@portal/platform/ui';
import { call } from '../../calls.ts';
import { SaveCopyButton } from '../../kept/save-copy-button.tsx';
import { SavedCopiesLink } from '../../kept/saved-copies-link.tsx';
import { savedCopyListAt } from '../../kept/saved-copy-address.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { useChosenAccounts } from '../../selection/accounts.ts';
import { OmittedItemsWarning } from '../../selection/omitted-items-warning.tsx';
import { reportAt, scopeIn, showsTires } from './product-address.ts';
import { ReportParts } from './report-parts.tsx';
import { TiresPanel } from './tires.panel.tsx';

const prefix = 'product_analysis_report';

/** The product analysis from today's records: its figures, or the tires behind one. */
export function ProductsToday() {
  const { t } = useWords();
  const [params] = useSearchParams();
  const hasTires = showsTires(params);
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
              <SaveCopyButton
                prefix={prefix}
                list={`/product-analysis-report${savedCopyListAt(params)}`}
                proposed={[title, ...whose, formatDate(clock.today())].join(', ')}
                onKeep={(name, client_key) =>
                  call('POST product_analysis_report/generate_reports', {
                    body: { ...scopeIn(params, accounts.ids), name, client_key },
                  })
                }
              />
            )}
            {!hasTires && <SavedCopiesLink />}
          </>
        }
      />
      <OmittedItemsWarning chosen={accounts} most={mostAccounts} />
      {!areLost && hasTires && <TiresPanel accounts={accounts} />}
      {!areLost && !hasTires && <ReportParts accounts={accounts} />}
    </>
  );
}
