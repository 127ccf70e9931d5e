import type { AxleMap, Confirmation, Wheel } from '@portal/contract/fleet-surveys';
import { FormDrawer } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { memo } from 'react';
import { ReplaceForm } from './replace.form.tsx';
import { RotateForm } from './rotate.form.tsx';
import { TireDetails } from './tire-details.tsx';
import type { TireChanges } from './use-tire-changes.ts';

/** Kinds of change to the tire at a position. */
export type ChangeKind = 'replace' | 'rotate' | 'details';

interface ChangeDrawerProps {
  readonly map: AxleMap;
  readonly wheel: Wheel;
  readonly changes: TireChanges;
  /** Question about the tread depth of the removed tire. */
  readonly questionText: (question: Confirmation) => string;
  readonly kind: ChangeKind | null;
  readonly onClose: () => void;
}

/**
 * Drawer with the forms that replace, rotate or correct the tire at a position, beside the axles.
 */
export const ChangeDrawer = memo(function ChangeDrawer(props: ChangeDrawerProps) {
  const { map, wheel, changes, questionText, kind, onClose } = props;
  const { t } = useWords();
  const { axle_number: axle, side, slot, tire } = wheel;
  const position = t(`wheel.${side}_${slot}`, { axle });
  const title = kind === 'replace' && !tire ? 'mount' : kind;
  return (
    <FormDrawer
      opened={kind !== null}
      title={title && t(`change.${title}_named`, { position })}
      onClose={onClose}
    >
      {kind === 'replace' && <ReplaceForm {...{ map, wheel, changes, questionText }} />}
      {kind === 'details' && <TireDetails map={map} wheel={wheel} changes={changes} />}
      {kind === 'rotate' && <RotateForm map={map} wheel={wheel} changes={changes} />}
    </FormDrawer>
  );
}, isStillClosed);

/** Skips rendering from tire to tire while the drawer is closed. */
function isStillClosed(before: ChangeDrawerProps, now: ChangeDrawerProps): boolean {
  return before.kind === null && now.kind === null;
}
