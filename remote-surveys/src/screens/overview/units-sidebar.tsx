import type { Inspection, SurveyRow } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { SearchField } from '@portal/platform/lists';
import { Link, useSearchParams } from '@portal/platform/routing';
import { Button, EmptyState, Group, IconPlus, Panel, Progress, Text } from '@portal/platform/ui';
import { useCallback, useState } from 'react';
import type { ItemState } from '../../device/pending/item-state.ts';
import { StateMark } from '../../device/pending/state-mark.tsx';
import { useWaitingUnits } from '../../device/pending/use-waiting-writes.ts';
import type { Person } from '../../live/events.ts';
import { PeopleHere } from '../../live/people-here.tsx';
import { inspectPath, overviewPath } from '../../paths.ts';
import { InspectionMark } from '../../surveys/inspection-mark.tsx';
import { AddUnitsDialog } from './add-units/add-units-dialog.tsx';
import classes from './overview.module.css';
import { ScanSurveyUnit } from './scan-unit/scan-survey-unit.tsx';

interface UnitsSidebarProps {
  readonly survey: SurveyRow;
  readonly units: readonly Inspection[];
  /** Id of the unit shown. */
  readonly chosen: string | undefined;
  /** Others who have the survey open. */
  readonly people: readonly Person[];
}

/** The units of a survey: how many are done, the state of each, and a search. */
export function UnitsSidebar({ survey, units, chosen, people }: UnitsSidebarProps) {
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  const waitingOf = useWaitingUnits(String(survey.survey_id));
  const [isAdding, setAdding] = useState(false);
  const search = params.get('search') ?? '';
  const look = useCallback(
    (text: string) => setParams(text === '' ? {} : { search: text }, { replace: true }),
    [setParams],
  );
  const sought = search.toLowerCase();
  const shown = units.filter(({ unit_number }) => unit_number.toLowerCase().includes(sought));
  const progress = t('survey.progress', { done: survey.inspected_units, count: survey.units });
  const query = search === '' ? '' : `?${new URLSearchParams({ search })}`;
  return (
    <Panel
      title={t('overview.units')}
      padding="flush"
      actions={
        <Group gap="xs">
          <ScanSurveyUnit survey={survey} units={units} />
          {survey.state === 'open' && (
            <Button
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => setAdding(true)}
            >
              {t('overview.add.open')}
            </Button>
          )}
        </Group>
      }
    >
      <div className={classes.progress}>
        <Text size="sm">{progress}</Text>
        <Progress
          value={survey.units === 0 ? 0 : (100 * survey.inspected_units) / survey.units}
          aria-label={progress}
        />
      </div>
      {units.length > 0 && (
        <div className={classes.search}>
          <SearchField label={t('overview.search')} value={search} onSearch={look} />
        </div>
      )}
      {units.length === 0 && (
        <EmptyState title={t('overview.empty')} text={t('overview.empty_text')} />
      )}
      {units.length > 0 && shown.length === 0 && (
        <EmptyState title={t('units.empty.no_match', { search })} />
      )}
      <ul className={classes.units}>
        {shown.map((unit) => (
          <li key={unit.unit_inspection_id} className={classes.row}>
            <Link
              to={`${overviewPath(survey.survey_id, unit.unit_id)}${query}`}
              className={classes.unit}
              {...(chosen === String(unit.unit_id) && {
                'aria-current': 'page' as const,
                // Receives the keyboard focus on arrival.
                'data-arrival': true,
              })}
            >
              <span>
                <bdi className={classes.number}>{unit.unit_number}</bdi>{' '}
                <span className={classes.kind}>{t(`unit_type.${unit.type}`)}</span>
              </span>
              <span className={classes.marks}>
                <InspectionMark inspection={unit} />
                <PeopleHere people={people.filter(({ unit_id }) => unit_id === unit.unit_id)} />
                <WaitingMark state={waitingOf(unit.unit_id)} />
              </span>
            </Link>
            {survey.state === 'open' && (
              <Link
                to={inspectPath(survey.survey_id, unit.unit_number)}
                className={classes.inspect}
                aria-label={t('inspect.open_named', { number: unit.unit_number })}
              >
                {t('inspect.open')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <AddUnitsDialog survey={survey} opened={isAdding} onClose={() => setAdding(false)} />
    </Panel>
  );
}

const WaitingMark = ({ state }: { readonly state: ItemState | null }) =>
  state && <StateMark state={state} />;
