import {
  exportFormats,
  type SurveyLocation,
  type Unit,
  unitsList,
} from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { type ListCells, ListPanel, type ListPanelProps, useList } from '@portal/platform/lists';
import { Checkbox } from '@portal/platform/ui';
import { call, fileOf } from '../../../calls.ts';
import { useIsOffline } from '../../../device/network/use-offline.ts';
import { editUnitPath } from '../../../paths.ts';
import { DisabledExportButton } from '../../../waiting/disabled-export-button.tsx';
import { PageLink } from '../../../yard/page-link.tsx';
import classes from '../../../yard/yard.module.css';
import { yardQueryKey } from '../../../yard/yard.query.ts';
import { EmptyYardActions } from './empty-yard-actions.tsx';
import { LabelsButton } from './labels-button.tsx';
import { OwnerFilter } from './owner-filter.tsx';
import { SortFields } from './sort-fields.tsx';
import { useChosenUnits } from './use-chosen-units.ts';

type ListExportHandler = NonNullable<ListPanelProps<typeof unitsList, Unit>['onFile']>;

/** The location's units: sortable by any field, filtered, and as a file. */
export function UnitsPanel({ location }: { readonly location: SurveyLocation }) {
  const { t } = useWords();
  const { location_id } = location;
  const list = useList(unitsList, {
    key: [...yardQueryKey, 'units', location_id],
    ask: (body, signal) =>
      call('POST fleet_survey/get_units', { body: { ...body, location_id }, signal }),
  });
  const chosen = useChosenUnits();
  const isAway = useIsOffline();
  const cells: ListCells<Unit> = {
    unit_number: (unit) => (
      <div className={classes.choice}>
        <label className={classes.box} htmlFor={`choose-${unit.unit_id}`}>
          <Checkbox
            id={`choose-${unit.unit_id}`}
            aria-label={t('labels.choose_unit', { number: unit.unit_number })}
            checked={chosen.ids.includes(unit.unit_id)}
            disabled={chosen.isFull && !chosen.ids.includes(unit.unit_id)}
            onChange={(event) => chosen.choose(unit.unit_id, event.currentTarget.checked)}
          />
        </label>
        <div className={classes.cell}>
          <PageLink to={editUnitPath(location_id, unit.unit_id)}>{unit.unit_number}</PageLink>
          {!unit.is_active && <span className={classes.quiet}>{t('units.active.no')}</span>}
        </div>
      </div>
    ),
  };
  const onFile: ListExportHandler = (selection, { format, signal }) => {
    const body = { ...selection, location_id };
    return format === exportFormats.pdf
      ? fileOf('POST fleet_survey/get_units_pdf', { body, signal })
      : fileOf('POST fleet_survey/get_units_excel', { body, signal });
  };
  return (
    <ListPanel
      list={list}
      cells={cells}
      rowKey={({ unit_id }) => String(unit_id)}
      actions={
        <>
          <LabelsButton list={list} locationId={location_id} chosen={chosen} />
          {isAway && <DisabledExportButton />}
        </>
      }
      none={{ action: <EmptyYardActions locationId={location_id} /> }}
      filters={
        <>
          <SortFields list={list} />
          <OwnerFilter
            locationId={location_id}
            owner={list.view.filters.owner}
            onChange={(owner) => list.change({ filters: { owner } })}
          />
        </>
      }
      {...(!isAway && { onFile })}
    />
  );
}
