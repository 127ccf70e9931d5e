import type { Unit } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Button } from '@portal/platform/ui';
import { call } from '../calls.ts';
import { useWrite } from '../operation/use-write.ts';

interface AddExistingUnitProps {
  readonly unit: Pick<Unit, 'unit_id' | 'unit_number'>;
  readonly survey: number;
  /** Whether the unit is already on the survey. */
  readonly isThere: boolean;
  /** Opens the unit on the survey. */
  readonly onShow: () => void;
}

/** Adds the existing unit with the entered number to the survey, instead of a new one. */
export function AddExistingUnit({ unit, survey, isThere, onShow }: AddExistingUnitProps) {
  const { t } = useWords();
  const { unit_id, unit_number: number } = unit;
  const adding = useWrite({
    write: (body: { survey_id: number; units: number[] }, client_key) =>
      call('POST fleet_survey/add_existing_unit_to_survey', { body: { ...body, client_key } }),
    doneText: () => t('unit.taken.put_done', { number }),
    onDone: onShow,
  });
  if (isThere) {
    return (
      <Button variant="default" onClick={onShow}>
        {t('unit.taken.show')}
      </Button>
    );
  }
  return (
    <Button
      variant="default"
      loading={adding.isPending}
      onClick={() => adding.mutate({ survey_id: survey, units: [unit_id] })}
    >
      {t('unit.taken.put')}
    </Button>
  );
}
