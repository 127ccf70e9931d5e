import type { AxleMap, Inspection } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useNavigate } from '@portal/platform/routing';
import { Button, IconArrowRight, PageHeader } from '@portal/platform/ui';
import { useEffect, useState } from 'react';
import { stateOf } from '../../device/pending/item-state.ts';
import { StateMark } from '../../device/pending/state-mark.tsx';
import { useWaiting } from '../../device/pending/use-waiting.ts';
import { inspectPath, overviewPath } from '../../paths.ts';
import { InspectionMark } from '../../surveys/inspection-mark.tsx';
import { BackLink } from '../../yard/back-link.tsx';
import classes from './inspect.module.css';

interface InspectHeaderProps {
  readonly map: AxleMap;
  readonly surveyId: string;
  readonly units: readonly Inspection[];
  /** Nothing that was typed waits for the server. */
  readonly isClean: boolean;
  readonly leaveTires: () => boolean;
}

/** Which unit it is, how far it is, and the way to the next one. */
export function InspectHeader(props: InspectHeaderProps) {
  const { map, surveyId, units, isClean, leaveTires } = props;
  const { t } = useWords();
  const navigate = useNavigate();
  const { inspection, survey } = map;
  const waiting = useWaiting({
    survey: String(survey.survey_id),
    unit: String(inspection.unit_id),
  });
  const next = nextUnit(units, inspection.unit_id);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (isLeaving && isClean && next) navigate(inspectPath(surveyId, next.unit_number));
  }, [isLeaving, isClean, next, navigate, surveyId]);
  return (
    <>
      <BackLink to={overviewPath(surveyId, inspection.unit_id)}>
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
            <InspectionMark inspection={inspection} />
            {(waiting.length > 0 || inspection.state !== 'waiting') && (
              <StateMark state={stateOf(waiting) ?? 'saved'} />
            )}
            {next && (
              <Button
                size="md"
                variant="default"
                rightSection={<IconArrowRight size={18} aria-hidden className={classes.arrow} />}
                onClick={() => setLeaving(leaveTires())}
              >
                <bdi>{t('inspect.next_unit', { number: next.unit_number })}</bdi>
              </Button>
            )}
          </>
        }
      />
    </>
  );
}

/** The next unit that is not done, in the survey's order and from its start again. */
function nextUnit(units: readonly Inspection[], unitId: number): Inspection | undefined {
  const place = units.findIndex(({ unit_id }) => unit_id === unitId);
  const others = [...units.slice(place + 1), ...units.slice(0, Math.max(place, 0))];
  return others.find(({ state }) => state !== 'done') ?? others[0];
}
