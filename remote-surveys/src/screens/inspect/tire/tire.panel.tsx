import { type AxleMap, concerns, type Wheel } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Panel, Stack } from '@portal/platform/ui';
import { type FocusEvent, type ReactNode, useMemo, useState } from 'react';
import { mateOf } from '../../../axles/wheel-order.ts';
import type { ItemState } from '../../../device/pending/item-state.ts';
import { StateMark } from '../../../device/pending/state-mark.tsx';
import type { LiveSurvey } from '../../../live/use-live-survey.ts';
import { useHandler } from '../../../pace/use-handler.ts';
import { unsentPath } from '../../../paths.ts';
import { PageLink } from '../../../yard/page-link.tsx';
import classes from '../../../yard/yard.module.css';
import { ChangeDrawer, type ChangeKind } from '../change/change-drawer.tsx';
import type { TireChanges } from '../change/use-tire-changes.ts';
import { type Entry, entryOf } from '../entry/entry.ts';
import type { Entries } from '../entry/use-entries.ts';
import { useTireText } from '../entry/use-tire-text.ts';
import { FindingsList } from '../found/findings-list.tsx';
import type { Habits } from '../habits/kept-habits.ts';
import { ReadingPad } from '../pad/reading-pad.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { PreviousText } from './previous-text.tsx';
import { TireMore } from './tire-more.tsx';
import { TireReading } from './tire-reading.tsx';
import { TroubleNotice } from './trouble.tsx';
import { useQuestionText } from './use-question-text.ts';

interface TirePanelProps {
  readonly map: AxleMap;
  readonly wheel: Wheel;
  /**
   * The tire whose further actions are shown: lags behind `wheel` for a moment, so that the pad
   * renders first.
   */
  readonly settled: Wheel;
  /** Findings including unsaved input. */
  readonly findings: AxleMap['findings'];
  readonly entries: Entries;
  readonly habits: Habits;
  readonly changes: TireChanges;
  readonly isReadOnly: boolean;
  /** The tire's save state; null if it has no waiting writes. */
  readonly waiting: ItemState | null;
  /** Number of times a tire was chosen; 0 right after the page has opened. */
  readonly choices: number;
  readonly photos: ReactNode;
  readonly live: LiveSurvey;
  /** Moves to the next tire after this one is read. */
  readonly onNext: () => void;
}

const hidden = { visibility: 'hidden' } as const;

/** The chosen tire: its reading, its findings, and its other details. */
export function TirePanel(props: TirePanelProps) {
  const { map, wheel, settled, findings, entries, habits, changes, isReadOnly, choices } = props;
  const { photos, live, onNext, waiting } = props;
  const { t } = useWords();
  const tireText = useTireText(map);
  const [change, setChange] = useState<ChangeKind | null>(null);
  /**
   * The choice of a tire for which the remarks were opened; they start closed for each other
   * choice.
   */
  const [remarkedAt, setRemarkedAt] = useState<string | null>(null);
  const choice = `${choices} ${wheel.position}`;
  const openRemarks = useHandler((isOpened: boolean) => setRemarkedAt(isOpened ? choice : null));
  const entry = entries.entryAt(wheel);
  const typed = entries.unsaved[settled.position];
  const settledEntry = useMemo(() => typed ?? entryOf(settled, map), [typed, settled, map]);
  const remark = useHandler((next: Entry) => entries.change(settled, next));
  const begin = useHandler((kind: ChangeKind) => {
    // The current input belongs to the tire before the change.
    if (entries.leave(wheel)) setChange(kind);
  });
  const trouble = entries.troubleAt(wheel);
  const isChanged =
    !isReadOnly &&
    entries.unsavedAt(wheel) === 'typed' &&
    (wheel.reading?.revision ?? 0) > entry.revision;
  const mate = mateOf(map, wheel)?.reading?.pressure ?? null;
  const questionText = useQuestionText({ wheel: withLatest(wheel, map), formats: map, mate });
  const { axle_number: axle, side, slot } = wheel;
  const own = findings.filter(({ axle_number, ...finding }) =>
    concerns({ ...finding, axle: axle_number }, { axle, side, slot }),
  );
  const leaveWithFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) entries.leave(wheel);
  };
  // Content of the previous tire keeps its space, but is hidden so that it cannot be used under
  // this tire's name.
  const unlessBehind = settled === wheel ? undefined : hidden;
  return (
    <Panel
      title={t('tire.named', { position: t(`wheel.${side}_${slot}`, { axle }) })}
      description={<bdi>{tireText(wheel)}</bdi>}
    >
      <Stack gap="sm" mb="sm" onBlur={leaveWithFocus}>
        {waiting && (
          <div className={classes.line}>
            <StateMark state={waiting} />
            {waiting === 'attention' && <PageLink to={unsentPath}>{t('device.unsent')}</PageLink>}
          </div>
        )}
        {trouble && !isReadOnly && (
          <TroubleNotice
            key={`trouble ${wheel.position}`}
            wheel={wheel}
            entry={entry}
            formats={map}
            mate={mate}
            trouble={trouble}
            onSend={(next) => {
              entries.change(wheel, next);
              if (entries.leave(wheel, next) && trouble.kind === 'questions') onNext();
            }}
            onTopOf={(typed) => entries.onTopOf(wheel, typed)}
            onDrop={() => entries.drop(wheel)}
            onReplace={() => setChange('replace')}
          />
        )}
        {isReadOnly ? (
          <TireReading wheel={wheel} formats={map} />
        ) : (
          <ReadingPad
            wheel={wheel}
            entry={entry}
            formats={map}
            habits={habits}
            showsFaults={trouble?.kind === 'faults'}
            choices={choices}
            onChange={(next) => entries.change(wheel, next)}
            onLeave={(next) => {
              if (entries.leave(wheel, next)) onNext();
            }}
          />
        )}
        {/* Placed below the input, which must not move under the thumb. */}
        {isChanged && (
          <ChangedMeanwhile
            wheel={wheel}
            formats={map}
            change={live.changes.findLast(
              ({ kind, unit_id, position, revision }) =>
                kind === 'reading' &&
                unit_id === map.inspection.unit_id &&
                position === wheel.position &&
                revision === wheel.reading?.revision,
            )}
            onKeep={() => entries.change(wheel, entries.onTopOf(wheel, entry))}
            onTake={() => entries.drop(wheel)}
          />
        )}
        <PreviousText wheel={wheel} entry={entry} formats={map} />
        <div role="status">{own.length > 0 && <FindingsList findings={own} formats={map} />}</div>
        {!isReadOnly && (
          <div style={unlessBehind}>
            <TireMore
              key={`more ${settled.position}`}
              map={map}
              wheel={settled}
              entry={settledEntry}
              changes={changes}
              isOpened={remarkedAt === choice && settled === wheel}
              onOpen={openRemarks}
              onEntry={remark}
              onChange={begin}
            />
          </div>
        )}
      </Stack>
      <div style={unlessBehind}>{photos}</div>
      <ChangeDrawer
        map={map}
        wheel={wheel}
        changes={changes}
        questionText={questionText}
        kind={change}
        onClose={() => setChange(null)}
      />
    </Panel>
  );
}

/**
 * The wheel with its latest reading as the previous one: the tread depth of a removed tire is
 * compared with it.
 */
function withLatest(wheel: Wheel, { survey: { survey_date } }: AxleMap): Wheel {
  const { reading } = wheel;
  if (!reading || reading.tread_depth === null) return wheel;
  const { pressure, tread_depth } = reading;
  return { ...wheel, previous: { survey_date, pressure, tread_depth } };
}
