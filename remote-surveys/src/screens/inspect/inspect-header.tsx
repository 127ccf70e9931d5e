import type { AxleMap, Inspection } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useNavigate } from '@portal/platform/routing';
import { Button, IconArrowRight, PageHeader } from '@portal/platform/ui';
import { memo, useEffect, useState } from 'react';
import { stateOf } from '../../device/pending/item-state.ts';
import { StateMark } from '../../device/pending/state-mark.tsx';
import { useWaitingWrites } from '../../device/pending/use-waiting-writes.ts';
import type { Person } from '../../live/events.ts';
import { PeopleHere } from '../../live/people-here.tsx';
import { inspectPath, overviewPath } from '../../paths.ts';
import { InspectionMark } from '../../surveys/inspection-mark.tsx';
import { BackLink } from '../../yard/back-link.tsx';
import classes from './inspect.module.css';

interface InspectHeaderProps {
  readonly map: AxleMap;
  readonly surveyId: string;
  readonly units: readonly Inspection[];
  /** Whether all input has been saved. */
  readonly isClean: boolean;
  /** Whether some input could not be saved, or was restored after a reload. */
  readonly isTroubled: boolean;
  readonly leaveTires: () => boolean;
  /** Others who are on this unit. */
  readonly people: readonly Person[];
}

/** The unit's name and state, with links to the next unit and back to the survey. */
export const InspectHeader = memo(function InspectHeader(props: InspectHeaderProps) {
  const { map, surveyId, units, isClean, isTroubled, leaveTires, people } = props;
  const { t } = useWords();
  const navigate = useNavigate();
  const { inspection, survey } = map;
  const waiting = useWaitingWrites({
    survey: String(survey.survey_id),
    unit: String(inspection.unit_id),
  });
  const state = isTroubled ? 'attention' : (stateOf(waiting) ?? 'saved');
  const next = nextUnit(units, inspection.unit_id);
  const back = overviewPath(surveyId, inspection.unit_id);
  /** Path to open once the input is saved. */
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  useEffect(() => {
    if (leavingFor === null) return;
    if (isClean) navigate(leavingFor);
    else if (isTroubled) setLeavingFor(null);
  }, [leavingFor, isClean, isTroubled, navigate]);
  return (
    <>
      <BackLink
        to={back}
        onClick={(event) => {
          const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
          if (isClean || !isPlain || !leaveTires()) return;
          event.preventDefault();
          setLeavingFor(back);
        }}
      >
        {t('overview.named', {
          kind: t(`survey_kind.${survey.kind}`),
          date: formatDate(survey.survey_date),
        })}
      </BackLink>
      <PageHeader
        title={<bdi>{t('unit.edit.named', { number: inspection.unit_number })}</bdi>}
        description={[
          t(`unit_type.${inspection.type}`),
          t(`configuration.${inspection.configuration}`),
        ].join(' · ')}
        actions={
          <>
            <PeopleHere people={people} />
            <InspectionMark inspection={inspection} />
            {(state !== 'saved' || inspection.state !== 'waiting') && (
              // Keeps its space during input, so that nothing moves under the thumb.
              <div style={{ visibility: state === 'saved' && !isClean ? 'hidden' : 'visible' }}>
                <StateMark state={state} />
              </div>
            )}
            {next && (
              <Button
                size="md"
                variant="default"
                rightSection={<IconArrowRight size={18} aria-hidden className={classes.arrow} />}
                onClick={() => {
                  if (leaveTires()) setLeavingFor(inspectPath(surveyId, next.unit_number));
                }}
              >
                <bdi>{t('inspect.next_unit', { number: next.unit_number })}</bdi>
              </Button>
            )}
          </>
        }
      />
    </>
  );
});

/** The next unit that is not done, in the survey's order, wrapping around at the end. */
function nextUnit(units: readonly Inspection[], unitId: number): Inspection | undefined {
  const place = units.findIndex(({ unit_id }) => unit_id === unitId);
  const others = [...units.slice(place + 1), ...units.slice(0, Math.max(place, 0))];
  return others.find(({ state }) => state !== 'done') ?? others[0];
}
