import { allOfThem, type Filters, type Selection } from '../../../selection/selection.ts';
import { type Draft, draftOf, problemIn, type Step } from './draft.ts';

export const steps = ['fleet', 'dates', 'filters'] as const satisfies readonly Step[];

export interface WizardState {
  /** The steps that stand open, in their order. */
  readonly open: readonly Step[];
  /** Folded into its summary bar: the reports were run and nothing is being changed. */
  readonly folded: boolean;
  /** Whether the reports were asked for. */
  readonly ran: boolean;
  readonly saved: Selection;
  readonly draft: Draft;
  /** The step that could not be closed because of what it holds. */
  readonly refused: Step | null;
}

export type WizardEvent =
  | { readonly type: 'close'; readonly step: Step }
  /** With filters to choose from in place of those that the form holds. */
  | { readonly type: 'open'; readonly step: Step; readonly filters?: Filters | undefined }
  | { readonly type: 'change'; readonly part: Partial<Draft> }
  | { readonly type: 'unfold' | 'run' }
  /** Back to the selection that the reports were of before the wizard was unfolded. */
  | { readonly type: 'cancel'; readonly to: Selection };

const withStep = (open: readonly Step[], step: Step) =>
  steps.filter((each) => each === step || open.includes(each));
const without = (open: readonly Step[], step: Step) => open.filter((each) => each !== step);

/** Saves the steps up to and with this one. Another account starts with all of its locations. */
function save(state: WizardState, upTo: Step): WizardState {
  const { draft, saved } = state;
  const isOther =
    draft.fleet?.account !== saved.fleet?.account ||
    draft.fleet?.fleet_type !== saved.fleet?.fleet_type;
  const filters = isOther ? allOfThem : draft.filters;
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

/** Whether a step can be opened: those after an unsaved or open first step cannot. */
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
 * The rules of the wizard: opening step 1 closes the others; closing step 1 saves it and opens step
 * 2; closing step 2 saves both and opens the filters; closing the filters saves everything. A step
 * that holds something unusable does not close.
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
