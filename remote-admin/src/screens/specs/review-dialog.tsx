import type { SpecItem } from '@portal/contract/admin';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { FailedState, PanelSkeleton } from '@portal/platform/ui';
import { EffectsDialog } from './effects-dialog.tsx';
import type { ProposedSpecs } from './specs.query.ts';
import type { YardChoice } from './use-yard-choice.ts';
import { YardConflicts } from './yard-conflicts.tsx';

interface ReviewDialogProps {
  readonly opened: boolean;
  readonly item: SpecItem;
  readonly asked: ProposedSpecs;
  readonly choice: YardChoice;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** Previews the effects of saving; for a fleet, also asks which yards keep their own specs. */
export function ReviewDialog({ item, asked, choice, onSave, ...dialog }: ReviewDialogProps) {
  const { t } = useWords();
  const { conflicts, error, locations } = choice;
  const isFleet = asked.location_id === null;
  return (
    <EffectsDialog
      {...dialog}
      title={t('specs.effects.title')}
      item={item}
      asked={locations ? { ...asked, locations } : asked}
      isReady={!isFleet || conflicts !== undefined}
      confirm={t('specs.save')}
      confirmBelowLaw={t('specs.save_below_law')}
      onConfirm={onSave}
    >
      {isFleet && !conflicts && !error && <PanelSkeleton shape="table" count={5} />}
      {error !== null && error !== undefined && (
        <FailedState text={t(failureWord(error))} onRetry={choice.retry} />
      )}
      {conflicts && !conflicts.no_conflicts && (
        <YardConflicts item={item} asked={asked} conflicts={conflicts} choice={choice} />
      )}
    </EffectsDialog>
  );
}
