import { type Unit, unitsList } from '@portal/contract/fleet-surveys';
import { exportFormats, useExport } from '@portal/platform/exports';
import { useWords } from '@portal/platform/i18n';
import { type List, listSelection } from '@portal/platform/lists';
import { Button } from '@portal/platform/ui';
import { fileOf } from '../../../calls.ts';
import { useOfflineReason } from '../../../device/network/use-offline.ts';
import type { ChosenUnits } from './use-chosen-units.ts';

interface LabelsButtonProps {
  readonly list: Pick<List<typeof unitsList, Unit>, 'view' | 'rows'>;
  readonly locationId: number;
  readonly chosen: ChosenUnits;
}

/**
 * Downloads sheets of QR labels for the chosen units, or else for all units that match the filters,
 * on every page.
 */
export function LabelsButton({ list: { view, rows }, locationId, chosen }: LabelsButtonProps) {
  const { t } = useWords();
  const { stage, run } = useExport();
  const { ids } = chosen;
  const awayReason = useOfflineReason();
  const task = {
    prepare: async () => listSelection(unitsList, view),
    send: (
      selection: ReturnType<typeof listSelection<typeof unitsList>>,
      { signal }: { signal: AbortSignal },
    ) =>
      fileOf('POST fleet_survey/get_unit_labels', {
        body: {
          ...selection,
          location_id: locationId,
          ...(ids.length > 0 && { unit_ids: [...ids] }),
        },
        signal,
      }),
  };
  return (
    <>
      {ids.length > 0 && (
        <Button variant="subtle" onClick={chosen.clear}>
          {t('labels.choose_none')}
        </Button>
      )}
      <Button
        variant="default"
        disabled={awayReason !== undefined || (rows.length === 0 && ids.length === 0)}
        title={awayReason}
        loading={stage !== null}
        onClick={() => run(task, exportFormats.pdf)}
      >
        {ids.length > 0 ? t('labels.print_chosen', { count: ids.length }) : t('labels.print')}
      </Button>
    </>
  );
}
