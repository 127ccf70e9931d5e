import { crossingsList } from '@portal/contract/inspection-surveys';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { Button, EmptyState, IconMapPin, Panel } from '@portal/platform/ui';
import yardClasses from '../../yard/yard.module.css';
import { FleetFilters } from './fleet-filters.tsx';
import { noFleets, withFleets } from './fleets.ts';

/**
 * Shown in place of the crossings if all chosen fleets are lost: the user can choose others, or
 * all.
 */
export function LostFleetsPanel() {
  const { t } = useWords();
  const [, setParams] = useSearchParams();
  return (
    <Panel title={t(crossingsList.words.title)}>
      <div className={yardClasses.pair}>
        <FleetFilters fleets={noFleets} />
      </div>
      <EmptyState
        icon={IconMapPin}
        title={t('shell:list.none_chosen')}
        action={
          <Button
            variant="default"
            onClick={() => setParams((params) => withFleets(params, noFleets))}
          >
            {t('checkpoint.show_every_account')}
          </Button>
        }
      />
    </Panel>
  );
}
