import { mostLocations, torqueChecksList } from '@portal/contract/analysis-reports';
import { FavoritesButton } from '@portal/platform/favorites';
import { useWords } from '@portal/platform/i18n';
import { useList } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { Page, PageHeader } from '@portal/platform/ui';
import { call } from '../../calls.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { OmittedItemsWarning } from '../../selection/omitted-items-warning.tsx';
import { ChecksPanel } from './checks.panel.tsx';
import { RetorquesPanel } from './retorques.panel.tsx';
import { torque } from './torque.query.ts';
import { checksAt, showsRetorques } from './torque-address.ts';
import { TorqueTiles } from './torque-tiles.tsx';
import { useLocations } from './use-locations.ts';

/** The torque summary: the torque checks of wheels, and the wheels due for re-torquing. */
export default function TorqueSummaryPage() {
  const { t } = useWords();
  const [params] = useSearchParams();
  const hasRetorques = showsRetorques(params);
  const locations = useLocations();
  const location_ids = [...locations.ids];
  const list = useList(torqueChecksList, {
    key: [...torque, 'checks', location_ids],
    ask: (body, signal) =>
      call('POST torque_summary_report/get_report', { body: { ...body, location_ids }, signal }),
    enabled: !hasRetorques && locations.areUsable,
  });
  return (
    <Page width="wide">
      {hasRetorques && <BackLink text={t('torque.to_checks')} to={checksAt(params)} />}
      <PageHeader
        title={t('torque.title')}
        description={t('torque.description')}
        actions={
          <FavoritesButton
            kind="report"
            path="/torque-summary-report"
            canAdd={locations.areUsable}
          />
        }
      />
      <OmittedItemsWarning chosen={locations} most={mostLocations} />
      {locations.areUsable && hasRetorques && <RetorquesPanel locations={locations} />}
      {locations.areUsable && !hasRetorques && (
        <>
          {list.result.data && <TorqueTiles summary={list.result.data.summary} />}
          <ChecksPanel list={list} locations={locations} />
        </>
      )}
    </Page>
  );
}
