import { mostAccounts, mostSurveys } from '@portal/contract/analysis-reports';
import { FavoritesButton } from '@portal/platform/favorites';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { Page, PageHeader } from '@portal/platform/ui';
import { BackLink } from '../../parts/back-link.tsx';
import { useChosenAccounts } from '../../selection/accounts.ts';
import type { ChosenRecords } from '../../selection/chosen-records.ts';
import { OmittedItemsWarning } from '../../selection/omitted-items-warning.tsx';
import { BelowLawPanel } from './pull/below-law.panel.tsx';
import { PullAdvice } from './pull/pull-advice.tsx';
import { ReportParts } from './report-parts.tsx';
import { useChosenSurveys } from './scrap.query.ts';
import {
  pullAt,
  reportAt,
  showsBelowLaw,
  showsCosts,
  showsPullAdvice,
  showsSurveys,
} from './scrap-address.ts';
import { SurveysPanel } from './surveys.panel.tsx';

/** Whether none of the ids in the address is left. */
const areLost = ({ lost, areUsable }: ChosenRecords<unknown>) => lost > 0 && !areUsable;

/**
 * The scrap analysis: the tread lost to scrap or to the retreader with removed tires, and its cost.
 */
export default function ScrapAnalysisPage() {
  const { t } = useWords();
  const [params] = useSearchParams();
  const accounts = useChosenAccounts('scrap_analysis_report');
  const surveys = useChosenSurveys();
  const hasSurveys = showsSurveys(params);
  const hasPull = showsPullAdvice(params);
  const hasBelowLaw = showsBelowLaw(params);
  const hasReport = !hasSurveys && !hasPull && !hasBelowLaw;
  return (
    <Page width="wide">
      {(hasSurveys || hasPull || showsCosts(params)) && (
        <BackLink text={t('scrap.to_report')} to={reportAt(params)} />
      )}
      {hasBelowLaw && <BackLink text={t('pull.title')} to={pullAt(params)} />}
      <PageHeader
        title={t('scrap.title')}
        description={t('scrap.description')}
        actions={
          <FavoritesButton
            kind="report"
            path="/scrap-analysis-report"
            canAdd={!areLost(accounts) && !areLost(surveys)}
          />
        }
      />
      <OmittedItemsWarning chosen={accounts} most={mostAccounts} />
      {hasReport && <OmittedItemsWarning chosen={surveys} most={mostSurveys} />}
      {hasSurveys && !areLost(accounts) && <SurveysPanel accounts={accounts} />}
      {hasPull && accounts.areUsable && <PullAdvice accounts={accounts} />}
      {hasBelowLaw && accounts.areUsable && <BelowLawPanel accounts={accounts} />}
      {hasReport && !areLost(accounts) && !areLost(surveys) && (
        <ReportParts accounts={accounts} surveys={surveys} />
      )}
    </Page>
  );
}
