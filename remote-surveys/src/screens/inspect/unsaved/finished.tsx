import { useWords } from '@portal/platform/i18n';
import { Alert } from '@portal/platform/ui';
import type { Entries } from '../entry/use-entries.ts';
import type { UnsavedPlace } from './unsaved-place.ts';
import { UnsavedValues } from './unsaved-values.tsx';

interface FinishedProps {
  readonly place: UnsavedPlace;
  readonly entries: Entries;
}

/** Tells that the survey can no longer be changed, and lists the input that was not saved. */
export function Finished({ place, entries }: FinishedProps) {
  const { t } = useWords();
  return (
    <>
      <Alert color="gray">{t('inspect.finished')}</Alert>
      <UnsavedValues place={place} tires={entries.unsaved} onDiscard={entries.dropAll} />
    </>
  );
}
