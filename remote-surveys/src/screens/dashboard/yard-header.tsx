import type { SurveyLocation } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { useTableRoom } from '@portal/platform/lists';
import { Group, PageHeader } from '@portal/platform/ui';
import { locationsPath } from '../../paths.ts';
import { PinButton } from '../../places/pin-button.tsx';
import { AddSurveyButton } from '../../surveys/add-survey-button.tsx';
import { OfflineCopyButtons } from '../../taken/offline-copy-buttons.tsx';
import { BackLink } from '../../yard/back-link.tsx';
import { ScanYardUnit } from './scan-yard-unit.tsx';
import { YardPages } from './yard-pages.tsx';

interface YardHeaderProps {
  readonly location: SurveyLocation;
  readonly isPinned: boolean;
  readonly onPin: () => void;
}

/** Name of the location and its main actions; other pages have a row of their own. */
export function YardHeader({ location, isPinned, onPin }: YardHeaderProps) {
  const { t } = useWords();
  const isOnPhone = useTableRoom() === 'phone';
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
            {isOnPhone && <YardPages locationId={id} />}
            <OfflineCopyButtons taking={{ kind: 'yard', id }} />
            <ScanYardUnit location={location} />
            <AddSurveyButton locationId={id} />
          </>
        }
      />
      {!isOnPhone && (
        <Group gap="xs">
          <YardPages locationId={id} />
        </Group>
      )}
    </>
  );
}
