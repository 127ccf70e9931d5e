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
import { UnreadableFilters } from './unreadable-filters.tsx';

/** Shows the view in the address. */
export function DashboardView() {
  const { t } = useWords();
  const { params, change, keeping, error, retry } = useViewParams();
  const isReadable = params !== null && areFiltersReadable(params);
  const { desk, isRestoring, back } = useDesk(isReadable && params.has(urlKeys.account));
  if (isRestoring) return <PanelSkeleton shape="lines" />;
  if (params && !isReadable)
    return <UnreadableFilters params={params} change={change} text={t('failure.invalid')} />;
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
      <UnreadableFilters
        params={null}
        change={change}
        text={t(failureText(error))}
        onRetry={retry}
      />
    );
  return <PanelSkeleton shape="lines" />;
}

/**
 * Returns whether reports were requested while the fleet or the dates are missing or unreadable.
 */
const lacksParameters = (params: URLSearchParams): boolean =>
  params.get(urlKeys.run) === '1' && !isWhole(readSelection(params));
