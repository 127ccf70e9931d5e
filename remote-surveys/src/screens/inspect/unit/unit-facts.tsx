import type { AxleMap } from '@portal/contract/fleet-surveys';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useUser } from '@portal/platform/session';
import { Facts, Panel, Stack, Text } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { FindingsList } from '../found/findings-list.tsx';
import { CheckFacts } from '../unit-checks/check-facts.tsx';
import { distanceOf } from './unit-form.ts';

interface UnitFactsProps {
  readonly map: AxleMap;
  readonly photos: ReactNode;
}

/** A unit's findings and details, read-only. */
export function UnitFacts({ map, photos }: UnitFactsProps) {
  const { t } = useWords();
  const distance = distanceOf(useUser()?.UnitOfMeasurement);
  const { mileage, hours, comments } = map.inspection;
  const isRead = map.inspection.color !== 'grey';
  return (
    <Panel title={t('inspect.unit')}>
      <Stack gap="sm">
        {map.findings.length === 0 ? (
          <Text size="sm">{t(isRead ? 'inspect.nothing_found' : 'inspect.nothing_read')}</Text>
        ) : (
          <FindingsList findings={map.findings} formats={map} hasPlaces />
        )}
        <Facts
          facts={[
            [t(`inspect.mileage_${distance}`), mileage === null ? null : formatInteger(mileage)],
            [t('inspection.hours'), hours === null ? null : formatInteger(hours)],
            [t('inspection.comments'), comments],
          ]}
        />
        <CheckFacts map={map} />
        {photos}
      </Stack>
    </Panel>
  );
}
