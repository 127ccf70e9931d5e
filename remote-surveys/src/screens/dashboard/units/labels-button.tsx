import { type Unit, unitsList } from '@portal/contract/fleet-surveys';
import { exportFormats, useExport } from '@portal/platform/exports';
import { useWords } from '@portal/platform/i18n';
import { type List, listSelection } from '@portal/platform/lists';
import { Button } from '@portal/platform/ui';
import { fileOf } from '../../../calls.ts';

interface LabelsButtonProps {
  readonly list: Pick<List<typeof unitsList, Unit>, 'view' | 'rows'>;
  readonly locationId: number;
}

/** Sheets of QR labels for the units that the list is narrowed to, of every page. */
export function LabelsButton({ list: { view, rows }, locationId }: LabelsButtonProps) {
  const { t } = useWords();
  const { stage, run } = useExport();
  const task = {
    prepare: async () => listSelection(unitsList, view),
    send: (
      selection: ReturnType<typeof listSelection<typeof unitsList>>,
      { signal }: { signal: AbortSignal },
    ) =>
      fileOf('POST fleet_survey/get_unit_labels', {
        body: { ...selection, location_id: locationId },
        signal,
      }),
  };
  return (
    <Button
      variant="default"
      disabled={rows.length === 0}
      loading={stage !== null}
      onClick={() => run(task, exportFormats.pdf)}
    >
      {t('labels.print')}
    </Button>
  );
}
