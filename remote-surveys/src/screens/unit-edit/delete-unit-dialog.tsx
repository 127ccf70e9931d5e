import type { UnitDetails } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { call } from '../../calls.ts';
import { useWrite } from '../../operation/use-write.ts';
import { WriteDialog } from '../../operation/write-dialog.tsx';
import { unitQuery } from '../../units/unit.query.ts';

interface DeleteUnitDialogProps {
  readonly details: UnitDetails;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Text key for the consequences of a deletion. */
function concerned({ surveys, tires }: UnitDetails): string {
  if (surveys > 0) return tires > 0 ? 'unit.delete.text' : 'unit.delete.only_surveys';
  return tires > 0 ? 'unit.delete.only_tires' : 'unit.delete.nothing';
}

/** Deletes a unit everywhere, after showing the consequences. */
export function DeleteUnitDialog({ details, opened, onClose, onDeleted }: DeleteUnitDialogProps) {
  const { t } = useWords();
  const { unit, surveys, tires } = details;
  const number = unit.unit_number;
  const deleting = useWrite({
    isFailureTold: true,
    write: (of: UnitDetails, client_key) =>
      call('DELETE fleet_survey/delete_unit_all/{id}', {
        params: { id: String(of.unit.unit_id) },
        query: {
          revision: of.unit.revision,
          surveys: of.surveys,
          tires: of.tires,
          client_key,
        },
      }),
    doneText: () => t('unit.delete.done', { number }),
    gone: ({ unit: { unit_id } }) => unitQuery(String(unit_id)).queryKey,
    onDone: () => {
      onClose();
      onDeleted();
    },
  });
  return (
    <WriteDialog
      opened={opened}
      title={t('unit.delete.title', { number })}
      text={t(concerned(details), {
        surveys: t('unit.delete.surveys', { count: surveys }),
        tires: t('unit.delete.tires', { count: tires }),
      })}
      confirm={t('unit.delete.confirm', { number })}
      writing={deleting}
      onClose={onClose}
      onConfirm={() => deleting.mutate(details)}
    />
  );
}
