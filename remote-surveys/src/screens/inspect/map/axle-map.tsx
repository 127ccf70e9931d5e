import type { AxleMap as Axles, Wheel } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Button } from '@portal/platform/ui';
import { type KeyboardEvent, useRef } from 'react';
import type { Unsaved } from '../entry/entry.ts';
import { readableInOrder, type Way } from '../entry/wheel-order.ts';
import classes from './axle-map.module.css';
import { WheelButton } from './wheel-button.tsx';

interface AxleMapProps {
  readonly map: Axles;
  readonly way: Way;
  /** Position of the chosen tire. */
  readonly chosen: string | undefined;
  readonly unsavedAt: (wheel: Wheel) => Unsaved | null;
  readonly onChoose: (wheel: Wheel) => void;
  /** Lifts an axle or lets it down; null where nothing can be changed. */
  readonly onLift: ((axle: number, isLifted: boolean) => void) | null;
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** A unit from above, its front first. The arrow keys go round it as its tires are read. */
export function AxleMap({ map, way, chosen, unsavedAt, onChoose, onLift }: AxleMapProps) {
  const { t } = useWords();
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const order = readableInOrder(map, way).map(({ position }) => position);
  const tabStop = order.find((position) => position === chosen) ?? order[0];
  const step = (event: KeyboardEvent, from: string) => {
    const by = steps[event.key];
    const place = order.indexOf(from);
    const to =
      event.key === 'Home'
        ? order[0]
        : event.key === 'End'
          ? order.at(-1)
          : by && order[place + by];
    if (!to) return;
    event.preventDefault();
    buttons.current.get(to)?.focus();
  };
  const wheelsOf = (axle: Axles['axles'][number], side: 'left_side' | 'right_side') => (
    <span className={classes.side} data-side={side}>
      {axle[side].wheels.map((wheel) => (
        <WheelButton
          key={wheel.position}
          wheel={wheel}
          role={axle.role}
          isLifted={axle.is_lifted}
          formats={map}
          isChosen={wheel.position === chosen}
          isTabStop={wheel.position === tabStop}
          unsaved={unsavedAt(wheel)}
          buttonRef={(button) => {
            if (button) buttons.current.set(wheel.position, button);
            else buttons.current.delete(wheel.position);
          }}
          onChoose={() => onChoose(wheel)}
          onKeyDown={(event) => step(event, wheel.position)}
        />
      ))}
    </span>
  );
  return (
    <div role="toolbar" aria-label={t('inspect.map')}>
      <ol className={classes.axles}>
        {map.axles.map((axle) => {
          const { axle_number: number, role, is_lift_axle, is_lifted } = axle;
          return (
            <li key={number} className={classes.axle} data-lifted={is_lifted}>
              <span className={classes.caption}>
                <span>{t('configuration.axle', { number, role: t(`axle_role.${role}`) })}</span>
                {is_lifted && !onLift && <b>{t('tire_state.lifted')}</b>}
                {is_lift_axle && onLift && (
                  <Button
                    variant="default"
                    className={classes.lift}
                    aria-pressed={is_lifted}
                    onClick={() => onLift(number, !is_lifted)}
                  >
                    {t(is_lifted ? 'inspect.lifted' : 'inspect.lift')}
                  </Button>
                )}
              </span>
              {/* A unit has its left side on the left in every language. */}
              <span className={classes.across} dir="ltr">
                {wheelsOf(axle, 'left_side')}
                <span className={classes.bar} />
                {wheelsOf(axle, 'right_side')}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
