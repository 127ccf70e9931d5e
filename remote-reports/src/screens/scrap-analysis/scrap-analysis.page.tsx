import { mostAccounts, mostSurveys } from '@portal/contract/analysis-reports';
import { FavoritesButton } from '@portal/platform/favorites';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { Page, PageHeader } from '@portal/platform/ui';
import { BackLink } from '../../parts/back-link.tsx';
import { useChosenAccounts } from '../../selection/accounts.ts';
import type { Chosen } from '../../selection/chosen.ts';
import { LeftOut } from '../../selection/left-out.tsx';
import { BelowLawPanel } from './pull/below-law.panel.tsx';
import { PullAdvice } from './pull/pull-advice.tsx';
import { ReportParts } from './report-parts.tsx';
import { useChosenSurveys } from './scrap.query.ts';
import {
  isOfBelowLaw,
  isOfCosts,
  isOfPull,
  isOfSurveys,
  pullAt,
  reportAt,
} from './scrap-address.ts';
import { SurveysPanel } from './surveys.panel.tsx';

/** Whether nothing of what the address names is left. */
const areLost = ({ lost, areUsable }: Chosen<unknown>) => lost > 0 && !areUsable;

/** The scrap analysis: what tread went to scrap or to the retreader with removed tires, and what it cost. */
export default function ScrapAnalysisPage() {
  const { t } = useWords();
  const [params] = useSearchParams();
  const accounts = useChosenAccounts('scrap_analysis_report');
  const surveys = useChosenSurveys();
  const hasSurveys = isOfSurveys(params);
  const hasPull = isOfPull(params);
  const hasBelowLaw = isOfBelowLaw(params);
  const hasReport = !hasSurveys && !hasPull && !hasBelowLaw;
  return (
    <Page width="wide">
      {(hasSurveys || hasPull || isOfCosts(params)) && (
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
      <LeftOut chosen={accounts} most={mostAccounts} />
      {hasReport && <LeftOut chosen={surveys} most={mostSurveys} />}
      {hasSurveys && !areLost(accounts) && <SurveysPanel accounts={accounts} />}
      {hasPull && accounts.areUsable && <PullAdvice accounts={accounts} />}
      {hasBelowLaw && accounts.areUsable && <BelowLawPanel accounts={accounts} />}
      {hasReport && !areLost(accounts) && !areLost(surveys) && (
        <ReportParts accounts={accounts} surveys={surveys} />
      )}
    </Page>
  );
}
