import {
  exportFormats,
  type RemovedTireRow,
  type RemovedTiresPage,
  removedTiresList,
} from '@portal/contract/fleet-surveys';
import { formatDate, formatInteger } from '@portal/platform/format';
import { FormDrawer } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { type ListCells, ListPanel, useList } from '@portal/platform/lists';
import { UnstyledButton } from '@portal/platform/ui';
import { call, fileOf } from '../../calls.ts';
import { useMeasureText } from '../../findings/use-measure-text.ts';
import yardClasses from '../../yard/yard.module.css';
import { yardQueryKey } from '../../yard/yard.query.ts';
import { RemovedFilters } from './removed-filters.tsx';
import { RemovedTireDetails } from './removed-tire-details.tsx';
import classes from './removed-tires.module.css';

/** Filters tires by location or survey. */
type RemovedOf = { readonly location_id: number } | { readonly survey_id: number };

interface RemovedTiresPanelProps {
  readonly of: RemovedOf;
  /** The location whose surveys are filter options; null for the tires of one survey. */
  readonly locationId: number | null;
}

/** Removed tires: filtered, sorted, as a file, and each with details beside the list. */
export function RemovedTiresPanel({ of, locationId }: RemovedTiresPanelProps) {
  const { t } = useWords();
  const list = useList(removedTiresList, {
    key: [...yardQueryKey, 'removed tires', of],
    ask: (body, signal) =>
      call('POST fleet_survey/get_removed_tires', { body: { ...body, ...of }, signal }),
  });
  const { row, isOpen, open, close } = list.opened;
  const cells = useCells(list.result.data, open);
  return (
    <>
      <ListPanel
        list={list}
        cells={cells}
        filters={<RemovedFilters list={list} locationId={locationId} />}
        onFile={(selection, { format, signal }) => {
          const body = { ...selection, ...of };
          return format === exportFormats.pdf
            ? fileOf('POST fleet_survey/get_removed_tires_pdf', { body, signal })
            : fileOf('POST fleet_survey/get_removed_tires_excel', { body, signal });
        }}
      />
      <FormDrawer
        opened={isOpen}
        title={row && t('removed_tire.named', { number: row.unit_number, position: row.position })}
        onClose={close}
      >
        {row && <RemovedTireDetails key={row.id} id={row.id} />}
      </FormDrawer>
    </>
  );
}

/** Cells with the answer's units of measure, and the button that opens a tire. */
function useCells(
  page: RemovedTiresPage | undefined,
  onOpen: (row: RemovedTireRow) => void,
): ListCells<RemovedTireRow> {
  const { t } = useWords();
  const measureText = useMeasureText();
  return {
    removed_on: (row) => (
      <UnstyledButton
        className={classes.open}
        aria-label={t('removed_tires.open_tire', {
          number: row.unit_number,
          position: row.position,
          date: formatDate(row.removed_on),
        })}
        onClick={() => onOpen(row)}
      >
        {formatDate(row.removed_on)}
      </UnstyledButton>
    ),
    unit_number: ({ unit_number }) => <bdi className={yardClasses.cell}>{unit_number}</bdi>,
    tread_depth: ({ tread_depth }) =>
      page && tread_depth !== null && measureText(tread_depth, page.tread_depth_format),
    odometer: ({ odometer }) =>
      page &&
      odometer !== null &&
      t(`measure.${page.distance_format}`, { value: formatInteger(odometer) }),
  };
}
