import { useWords } from '@portal/platform/i18n';
import { Link, useSearchParams } from '@portal/platform/routing';
import { Button, Page, PageHeader } from '@portal/platform/ui';
import { BackLink } from '../../parts/back-link.tsx';
import { Configurator } from './configurator.tsx';
import { leaseView, newQuotePath, quotesPath } from './lease-address.ts';
import { QuotesPanel } from './quotes.panel.tsx';

/** The lease configurator: the cost of a fleet's tires per tire-mile and per year. */
export default function LeaseConfiguratorPage() {
  const { t } = useWords();
  const [params] = useSearchParams();
  const view = leaseView(params);
  return (
    <Page width="wide">
      {view.kind !== 'new' && <BackLink text={t('lease.to_new')} to={newQuotePath} />}
      <PageHeader
        title={t('lease.title')}
        description={t('lease.description')}
        actions={
          view.kind !== 'list' && (
            <Button component={Link} to={quotesPath} variant="default">
              {t('lease.quotes.title')}
            </Button>
          )
        }
      />
      {view.kind === 'list' && <QuotesPanel />}
      {view.kind === 'new' && <Configurator id={null} isCopy={false} />}
      {view.kind === 'quote' && <Configurator id={view.id} isCopy={view.isCopy} />}
    </Page>
  );
}
