import type { AxleMap, Wheel } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Accordion } from '@portal/platform/ui';
import { useState } from 'react';
import { ChangeActions } from '../change/change-actions.tsx';
import type { ChangeKind } from '../change/change-drawer.tsx';
import type { TireChanges } from '../change/use-tire-changes.ts';
import type { Entry } from '../entry/entry.ts';
import { Remarks } from './remarks.tsx';

interface TireMoreProps {
  readonly map: AxleMap;
  readonly wheel: Wheel;
  readonly entry: Entry;
  readonly changes: TireChanges;
  readonly onEntry: (entry: Entry) => void;
  readonly onChange: (kind: ChangeKind) => void;
}

/** What may be done about the chosen tire, and said of it besides its values. */
export function TireMore({ map, wheel, entry, changes, onEntry, onChange }: TireMoreProps) {
  const { t } = useWords();
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <>
      <ChangeActions map={map} wheel={wheel} changes={changes} onChange={onChange} />
      <Accordion variant="contained" value={opened} onChange={setOpened}>
        <Accordion.Item value="remarks">
          <Accordion.Control>{t('tire.more')}</Accordion.Control>
          <Accordion.Panel>
            {/* Fields that nobody sees would slow down the way from tire to tire. */}
            {opened !== null && <Remarks entry={entry} onChange={onEntry} />}
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </>
  );
}
