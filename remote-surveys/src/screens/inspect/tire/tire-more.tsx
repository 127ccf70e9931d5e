import type { AxleMap, Wheel } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Accordion } from '@portal/platform/ui';
import { memo } from 'react';
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
  /** Whether the remarks are shown. */
  readonly isOpened: boolean;
  readonly onOpen: (isOpened: boolean) => void;
  readonly onEntry: (entry: Entry) => void;
  readonly onChange: (kind: ChangeKind) => void;
}

/** Actions for the chosen tire, and its details besides its values. */
export const TireMore = memo(function TireMore(props: TireMoreProps) {
  const { map, wheel, entry, changes, isOpened, onOpen, onEntry, onChange } = props;
  const { t } = useWords();
  return (
    <>
      <ChangeActions map={map} wheel={wheel} changes={changes} onChange={onChange} />
      <Accordion
        variant="contained"
        value={isOpened ? 'remarks' : null}
        onChange={(opened) => onOpen(opened !== null)}
      >
        <Accordion.Item value="remarks">
          <Accordion.Control>{t('tire.more')}</Accordion.Control>
          <Accordion.Panel>
            {/* Hidden fields would slow down moving from tire to tire. */}
            {isOpened && <Remarks entry={entry} onChange={onEntry} />}
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </>
  );
});
