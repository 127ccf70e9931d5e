import type { AxleMap as Axles, Inspection, Wheel } from '@portal/contract/fleet-surveys';
import { useDirty } from '@portal/platform/guarding';
import { useWords } from '@portal/platform/i18n';
import { Page, Panel } from '@portal/platform/ui';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { AxleMap } from '../../axle-map/axle-map.tsx';
import { readableWheelsInOrder } from '../../axles/wheel-order.ts';
import { DeviceAge } from '../../device/age/device-age.tsx';
import { axlesCall, axlesOf } from '../../device/documents/device.ts';
import { useWaitingTires } from '../../device/pending/use-waiting-writes.ts';
import { useLiveSurvey } from '../../live/use-live-survey.ts';
import { OperationNotice } from '../../operation/operation-notice.tsx';
import { useHandler } from '../../pace/use-handler.ts';
import { useTireChanges } from './change/use-tire-changes.ts';
import { useChosenTire } from './entry/use-chosen-tire.ts';
import { useEntries } from './entry/use-entries.ts';
import { useFindings } from './found/use-findings.ts';
import { HabitsButton } from './habits/habits-button.tsx';
import { HabitsDialog } from './habits/habits-dialog.tsx';
import { useHabits } from './habits/use-habits.ts';
import classes from './inspect.module.css';
import { InspectHeader } from './inspect-header.tsx';
import { useSettled } from './pace/use-settled.ts';
import { Photos } from './photos/photos.tsx';
import { usePhotoSending } from './photos/sending/use-photo-sending.ts';
import { TirePanel } from './tire/tire.panel.tsx';
import { UnsavedTires } from './tire/unsaved-tires.tsx';
import { UnitPanel } from './unit/unit.panel.tsx';
import { UnitFacts } from './unit/unit-facts.tsx';
import { Finished } from './unsaved/finished.tsx';
import { useUnsavedPlace } from './unsaved/use-unsaved-place.ts';
import { useUnitSaving } from './use-unit-saving.ts';

interface InspectionScreenProps {
  readonly map: Axles;
  readonly surveyId: string;
  readonly units: readonly Inspection[];
}

/** A stable element, so that it rerenders only for its own changes. */
const notice = <OperationNotice />;

/**
 * The axles of a unit beside the chosen tire, or above it on a phone, followed by the unit as a
 * whole.
 */
export function InspectionScreen({ map, surveyId, units }: InspectionScreenProps) {
  const { t } = useWords();
  const { habits, change } = useHabits();
  const [showsHabits, setShowsHabits] = useState(false);
  const [choices, setChoices] = useState(0);
  const [named, setNamed] = useChosenTire();
  const done = useRef<HTMLButtonElement>(null);
  const entries = useEntries(map, surveyId);
  const waitingAt = useWaitingTires({
    survey: String(map.survey.survey_id),
    unit: String(map.inspection.unit_id),
  });
  const changes = useTireChanges(map, surveyId, entries);
  const saving = useUnitSaving(map, surveyId);
  const inspectionId = map.inspection.unit_inspection_id;
  const sending = usePhotoSending(inspectionId, surveyId);
  useDirty(sending.photos.length > 0);
  const live = useLiveSurvey(surveyId, map.inspection.unit_id);
  const people = useMemo(
    () => live.people.filter(({ unit_id }) => unit_id === map.inspection.unit_id),
    [live.people, map.inspection.unit_id],
  );
  const isReadOnly = map.survey.state !== 'open';
  const place = useUnsavedPlace(map, surveyId, entries.isClean);
  const order = readableWheelsInOrder(map, habits.way);
  const chosen =
    order.find(({ position }) => position === named) ??
    order.find(({ reading }) => reading === null) ??
    order[0];
  // Content below the pad is rendered after the pad.
  const settledAt = useSettled(chosen?.position);
  const settled = order.find(({ position }) => position === settledAt) ?? chosen;
  const isStuck = ({ position }: Wheel) => Object.hasOwn(entries.stuck, position);
  const found = useFindings(map, { entries, isReadOnly, own: chosen?.position });
  // Findings of the unit are rendered after a tire's input.
  const unitFindings = useDeferredValue(found.ofUnit);

  const choose = ({ position }: Wheel) => {
    setChoices((count) => count + 1);
    setNamed(position);
  };
  const goOn = () => {
    const next = chosen && order[order.indexOf(chosen) + 1];
    if (next) choose(next);
    else done.current?.focus();
  };
  const leaveTires = useHandler(() =>
    // Sends every tire, even if an earlier one was not sent.
    order.map((wheel) => entries.leave(wheel)).every(Boolean),
  );
  const lift = useHandler((axle: number, isLifted: boolean) =>
    saving.write({ lifted_axles: liftedWith(map, axle, isLifted) }),
  );
  const openHabits = useHandler(() => setShowsHabits(true));

  const photos = useMemo(
    () => <Photos {...{ inspectionId, sending, isReadOnly }} subject={null} />,
    [inspectionId, sending, isReadOnly],
  );

  const unit = String(map.inspection.unit_id);
  const aged = useMemo(
    () => <DeviceAge call={axlesCall} asked={axlesOf(surveyId, unit)} />,
    [surveyId, unit],
  );

  return (
    <Page width="wide">
      <InspectHeader
        map={map}
        surveyId={surveyId}
        units={units}
        leaveTires={leaveTires}
        isClean={entries.isClean || isReadOnly}
        isTroubled={order.some(isStuck)}
        people={people}
      />
      {aged}
      {notice}
      {isReadOnly && <Finished place={place} entries={entries} />}
      <div className={classes.sides}>
        <Panel
          title={t('inspect.map')}
          actions={!isReadOnly && <HabitsButton onOpen={openHabits} />}
        >
          <AxleMap
            map={map}
            way={habits.way}
            chosen={chosen?.position}
            unsavedAt={(wheel) => entries.unsavedAt(wheel) ?? waitingAt(wheel.position)}
            onChoose={(wheel) => {
              if (chosen) entries.leave(chosen);
              choose(wheel);
            }}
            onLift={isReadOnly ? null : lift}
          />
        </Panel>
        <div className={`${classes.part} ${classes.tire}`}>
          {!isReadOnly && (
            <UnsavedTires
              wheels={order.filter((wheel) => wheel !== chosen && isStuck(wheel))}
              onChoose={choose}
            />
          )}
          {chosen && settled && (
            <TirePanel
              map={map}
              wheel={chosen}
              settled={settled}
              findings={found.ofTire}
              entries={entries}
              habits={habits}
              changes={changes}
              waiting={waitingAt(chosen.position)}
              isReadOnly={isReadOnly}
              choices={choices}
              live={live}
              photos={
                <Photos
                  key={settled.position}
                  {...{ inspectionId, sending, isReadOnly }}
                  subject={settled}
                />
              }
              onNext={goOn}
            />
          )}
        </div>
        <div className={classes.part}>
          {isReadOnly ? (
            <UnitFacts map={map} photos={photos} />
          ) : (
            <UnitPanel
              map={map}
              saving={saving}
              findings={unitFindings}
              photos={photos}
              doneRef={done}
              leaveTires={leaveTires}
            />
          )}
        </div>
      </div>
      <HabitsDialog
        habits={habits}
        opened={showsHabits}
        onChange={change}
        onClose={() => setShowsHabits(false)}
      />
    </Page>
  );
}

const liftedWith = ({ axles }: Axles, axle: number, isLifted: boolean): number[] =>
  axles
    .filter(({ axle_number, is_lifted }) => (axle_number === axle ? isLifted : is_lifted))
    .map(({ axle_number }) => axle_number);
