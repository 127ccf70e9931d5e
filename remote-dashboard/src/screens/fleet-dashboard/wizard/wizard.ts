import { type Filters, type Selection, unrestrictedFilters } from '../../../selection/selection.ts';
import { type Draft, draftOf, problemIn, type Step } from './draft.ts';

export const steps = ['fleet', 'dates', 'filters'] as const satisfies readonly Step[];

export interface WizardState {
  /** The open steps, in their order. */
  readonly open: readonly Step[];
  /**
   * Whether it is folded into its summary bar: the reports were run and nothing is being changed.
   */
  readonly folded: boolean;
  /** Whether the reports were requested. */
  readonly ran: boolean;
  readonly saved: Selection;
  readonly draft: Draft;
  /** The step that could not be closed because of its content. */
  readonly refused: Step | null;
}

export type WizardEvent =
  | { readonly type: 'close'; readonly step: Step }
  /** `filters` replace those in the form. */
  | { readonly type: 'open'; readonly step: Step; readonly filters?: Filters | undefined }
  | { readonly type: 'change'; readonly part: Partial<Draft> }
  | { readonly type: 'unfold' | 'run' }
  /** Returns to the selection of the reports before the wizard was unfolded. */
  | { readonly type: 'cancel'; readonly to: Selection };

const withStep = (open: readonly Step[], step: Step) =>
  steps.filter((each) => each === step || open.includes(each));
const without = (open: readonly Step[], step: Step) => open.filter((each) => each !== step);

/**
 * Saves the steps up to and including this one. A different account starts with all of its
 * locations.
 */
function save(state: WizardState, upTo: Step): WizardState {
  const { draft, saved } = state;
  const isOther =
    draft.fleet?.account !== saved.fleet?.account ||
    draft.fleet?.fleet_type !== saved.fleet?.fleet_type;
  const filters = isOther ? unrestrictedFilters : draft.filters;
  return {
    ...state,
    refused: null,
    draft: { ...draft, filters },
    saved: {
      fleet: draft.fleet,
      dates: upTo === 'fleet' ? saved.dates : draft.dates,
      filters: upTo === 'filters' || isOther ? filters : saved.filters,
    },
  };
}

function close(state: WizardState, step: Step, today: string): WizardState {
  const bad = steps
    .slice(0, steps.indexOf(step) + 1)
    .find((each) => problemIn(each, state, today) !== null);
  if (bad === 'fleet') return { ...state, folded: false, open: ['fleet'], refused: bad };
  if (bad) return { ...state, folded: false, open: withStep(state.open, bad), refused: bad };
  const rest = without(state.open, step);
  const next = { fleet: 'dates', dates: 'filters', filters: null } as const;
  const follower = next[step];
  return { ...save(state, step), open: follower ? withStep(rest, follower) : rest };
}

/** Returns whether a step can be opened; steps after an unsaved or open first step cannot. */
export function canOpen({ open, saved }: WizardState, step: Step): boolean {
  if (step === 'fleet') return true;
  if (step === 'dates') return saved.fleet !== null;
  return saved.fleet !== null && saved.dates !== null && !open.includes('fleet');
}

function open(state: WizardState, step: Step, today: string): WizardState {
  if (step === 'fleet') return { ...state, folded: false, open: ['fleet'], refused: null };
  if (step === 'dates' && state.open.includes('fleet')) return close(state, 'fleet', today);
  if (!canOpen(state, step)) return state;
  return { ...state, folded: false, open: withStep(state.open, step) };
}

function run(state: WizardState, today: string): WizardState {
  const closed = close(state, 'filters', today);
  return closed.refused ? closed : { ...closed, open: [], folded: true, ran: true };
}

/**
 * Applies the rules of the wizard: opening step 1 closes the others; closing step 1 saves it and
 * opens step 2; closing step 2 saves both and opens the filters; closing the filters saves
 * everything. A step with invalid content does not close.
 */
export function transition(state: WizardState, event: WizardEvent, today: string): WizardState {
  switch (event.type) {
    case 'open': {
      const { step, filters } = event;
      const draft = filters && { ...state.draft, filters };
      return open(draft ? { ...state, draft } : state, step, today);
    }
    case 'close':
      return close(state, event.step, today);
    case 'change':
      return { ...state, draft: { ...state.draft, ...event.part }, refused: null };
    case 'unfold':
      return { ...state, folded: false };
    case 'run':
      return run(state, today);
    case 'cancel': {
      const { to } = event;
      return {
        ...state,
        open: [],
        folded: true,
        saved: to,
        draft: draftOf(to, today),
        refused: null,
      };
    }
  }
}
