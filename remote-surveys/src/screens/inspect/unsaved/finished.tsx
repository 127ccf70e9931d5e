import { useWords } from '@portal/platform/i18n';
import { Alert } from '@portal/platform/ui';
import type { Entries } from '../entry/use-entries.ts';
import type { UnsavedPlace } from './unsaved-place.ts';
import { UnsavedValues } from './unsaved-values.tsx';

interface FinishedProps {
  readonly place: UnsavedPlace;
  readonly entries: Entries;
}

/** That nothing can be changed any more, and what was typed before that was heard. */
export function Finished({ place, entries }: FinishedProps) {
  const { t } = useWords();
  return (
    <>
      <Alert color="gray">{t('inspect.finished')}</Alert>
      <UnsavedValues place={place} tires={entries.unsaved} onDiscard={entries.dropAll} />
    </>
  );
}
