import { clock } from '@portal/platform/guarding';
import { useUser } from '@portal/platform/session';
import { useState } from 'react';
import type { Selection } from '../../../selection/selection.ts';
import { readSelection, writeSelection } from '../../../selection/selection-params.ts';
import type { ChangeView } from '../../../selection/use-view-params.ts';
import { type Draft, draftOf, type Step } from './draft.ts';
import { readStoredDraft, storeDraft } from './stored-draft.ts';
import { transition, type WizardEvent, type WizardState } from './wizard.ts';
import { readWizard, writeWizard } from './wizard-params.ts';

/**
 * The element that receives the focus after an event: an opened step, or the bar that replaced the
 * wizard.
 */
type FocusPlace = Step | 'bar' | null;

/**
 * The content of the forms, with the saved selection that it is based on and the next one on its
 * way to the address.
 */
interface DraftState {
  readonly on: string;
  readonly next: string;
  readonly draft: Draft;
  readonly refused: Step | null;
  readonly focus: FocusPlace;
  /** The selection before the wizard was unfolded; null while it is folded. */
  readonly before: Selection | null;
}

export interface Wizard {
  readonly state: WizardState;
  readonly today: string;
  readonly focus: FocusPlace;
  readonly send: (event: WizardEvent) => Promise<void>;
  /** Undoes all changes since the wizard was unfolded. */
  readonly cancel: () => Promise<void>;
}

function focusAfter(before: WizardState, after: WizardState): FocusPlace {
  if (after.folded) return before.folded ? null : 'bar';
  const opened = after.open.find((step) => !before.open.includes(step));
  return opened ?? after.refused ?? (before.folded ? 'fleet' : null);
}

/**
 * Provides the wizard's state from its address and its open forms; each event writes both. The
 * content of open forms survives a reload or an expired session.
 */
export function useWizard(params: URLSearchParams, change: ChangeView): Wizard {
  const today = clock.today();
  const saved = readSelection(params);
  const on = JSON.stringify(saved);
  const login = useUser()?.Login ?? '';
  const [work, setWork] = useState<DraftState | null>(() => {
    const kept = readStoredDraft(login);
    return kept && { ...kept, next: kept.on, refused: null, focus: null, before: null };
  });
  // Once the next selection is in the address, returning to the previous one starts its forms anew.
  if (work && work.next === on && work.on !== on) setWork({ ...work, on });
  const isCurrent = work?.on === on || work?.next === on;
  const draft = work && isCurrent ? work.draft : draftOf(saved, today);
  const refused = work && isCurrent ? work.refused : null;
  const state: WizardState = { ...readWizard(params, saved), saved, draft, refused };

  const send = async (event: WizardEvent) => {
    const next = transition(state, event, today);
    setWork({
      on,
      next: JSON.stringify(next.saved),
      draft: next.draft,
      refused: next.refused,
      focus: focusAfter(state, next),
      before: next.folded ? null : state.folded ? saved : (work?.before ?? null),
    });
    storeDraft(login, { on: JSON.stringify(next.saved), draft: next.draft });
    const isAddressed =
      next.saved !== saved || next.open !== state.open || next.folded !== state.folded;
    if (isAddressed) await change({ ...writeSelection(next.saved), ...writeWizard(next) });
  };

  const cancel = () => send({ type: 'cancel', to: work?.before ?? saved });

  return { state, today, focus: work?.focus ?? null, send, cancel };
}
