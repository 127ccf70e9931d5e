import { useWords } from '@portal/platform/i18n';
import { PanelSkeleton } from '@portal/platform/ui';
import { DeskBar } from '../../desk/desk-bar.tsx';
import { useDesk } from '../../desk/use-desk.ts';
import { failureText } from '../../failure-text.ts';
import { NoParameters } from '../../saved/no-parameters.tsx';
import { areFiltersReadable } from '../../selection/filter-params.ts';
import { isWhole } from '../../selection/selection.ts';
import { readSelection } from '../../selection/selection-params.ts';
import { urlKeys } from '../../selection/url-keys.ts';
import { useViewParams } from '../../selection/use-view-params.ts';
import { DashboardPanel } from './dashboard.panel.tsx';
import { UnreadFilters } from './unread-filters.tsx';

/** The view that the address holds. */
export function DashboardView() {
  const { t } = useWords();
  const { params, change, keeping, error, retry } = useViewParams();
  const isReadable = params !== null && areFiltersReadable(params);
  const { desk, isRestoring, back } = useDesk(isReadable && params.has(urlKeys.account));
  if (isRestoring) return <PanelSkeleton shape="lines" />;
  if (params && !isReadable)
    return <UnreadFilters params={params} change={change} text={t('failure.invalid')} />;
  if (params)
    return (
      <>
        {desk.template ? (
          <DeskBar params={params} change={change} onBack={back} />
        ) : (
          lacksParameters(params) && <NoParameters params={params} />
        )}
        <DashboardPanel
          key={desk.template ?? 'own'}
          params={params}
          change={change}
          keeping={keeping}
        />
      </>
    );
  if (error)
    return (
      <UnreadFilters params={null} change={change} text={t(failureText(error))} onRetry={retry} />
    );
  return <PanelSkeleton shape="lines" />;
}

/** Its reports were asked for, but the fleet or the dates are missing or cannot be read. */
const lacksParameters = (params: URLSearchParams): boolean =>
  params.get(urlKeys.run) === '1' && !isWhole(readSelection(params));
