import { stateOf } from '../device/pending/item-state.ts';
import { StateMark } from '../device/pending/state-mark.tsx';
import { useWaiting } from '../device/pending/use-waiting.ts';

interface UnitStateProps {
  readonly surveyId: string;
  readonly unitId: string;
}

/** How far the inspection of a unit is from the server, where something of it waits. */
export function UnitState({ surveyId, unitId }: UnitStateProps) {
  const state = stateOf(useWaiting({ survey: surveyId, unit: unitId }));
  return state && <StateMark state={state} />;
}
