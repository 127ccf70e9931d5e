import type { SurveyLocation } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Button, IconTruck, IconUpload, PageHeader } from '@portal/platform/ui';
import {
  addUnitPath,
  importUnitsPath,
  locationsPath,
  removedTiresPath,
  surveysPath,
  workPath,
} from '../../paths.ts';
import { PinButton } from '../../places/pin-button.tsx';
import { AddSurveyButton } from '../../surveys/add-survey-button.tsx';
import { TakeAlong } from '../../taken/take-along.tsx';
import { OnlineLink } from '../../waiting/online-link.tsx';
import { BackLink } from '../../yard/back-link.tsx';
import { ScanYardUnit } from './scan-yard-unit.tsx';

interface YardHeaderProps {
  readonly location: SurveyLocation;
  readonly isPinned: boolean;
  readonly onPin: () => void;
}

/** Which yard it is, and what people come to do there. */
export function YardHeader({ location, isPinned, onPin }: YardHeaderProps) {
  const { t } = useWords();
  const { location_id: id, name, code, account, account_name } = location;
  const { address, city, state, country } = location;
  return (
    <>
      <BackLink to={locationsPath}>{t('locations.title')}</BackLink>
      <PageHeader
        title={<bdi>{name || code}</bdi>}
        description={
          <bdi>
            {[code, account_name || account, address, city, state, country]
              .filter(Boolean)
              .join(' · ')}
          </bdi>
        }
        actions={
          <>
            <PinButton name={name} isPinned={isPinned} onToggle={onPin} />
            <TakeAlong taking={{ kind: 'yard', id }} />
            <Button component={Link} to={surveysPath(id)} variant="default">
              {t('yard.surveys')}
            </Button>
            <OnlineLink to={workPath(id)}>{t('work.title')}</OnlineLink>
            <OnlineLink to={removedTiresPath(id)}>{t('removed_tires.title')}</OnlineLink>
            <Button
              component={Link}
              to={addUnitPath(id)}
              variant="default"
              leftSection={<IconTruck size={16} aria-hidden />}
            >
              {t('unit.add.open')}
            </Button>
            <Button
              component={Link}
              to={importUnitsPath(id)}
              variant="default"
              leftSection={<IconUpload size={16} aria-hidden />}
            >
              {t('import.open')}
            </Button>
            <ScanYardUnit location={location} />
            <AddSurveyButton locationId={id} />
          </>
        }
      />
    </>
  );
}
