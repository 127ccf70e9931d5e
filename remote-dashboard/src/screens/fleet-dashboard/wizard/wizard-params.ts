import { isWhole, type Selection } from '../../../selection/selection.ts';
import { type UrlPatch, urlKeys } from '../../../selection/url-keys.ts';
import type { Step } from './draft.ts';
import { steps, type WizardState } from './wizard.ts';

type WizardParams = Pick<WizardState, 'open' | 'folded' | 'ran'>;

const digitOf = (step: Step) => String(steps.indexOf(step) + 1);

const firstMissing = ({ fleet, dates }: Selection): Step =>
  fleet === null ? 'fleet' : dates === null ? 'dates' : 'filters';

/** Reads the wizard's state from an address; only steps that the selection allows can be open. */
export function readWizard(params: URLSearchParams, saved: Selection): WizardParams {
  const wanted = params.get(urlKeys.wizard);
  const whole = isWhole(saved);
  const ran = whole && params.get(urlKeys.run) === '1';
  if (wanted === null && ran) return { open: [], folded: true, ran };
  if (wanted?.includes('1')) return { open: ['fleet'], folded: false, ran };
  const open = steps.filter(
    (step) => wanted?.includes(digitOf(step)) && (step === 'dates' ? saved.fleet !== null : whole),
  );
  const isSettled = open.length > 0 || (whole && wanted === '0');
  return { open: isSettled ? open : [firstMissing(saved)], folded: false, ran };
}

export const writeWizard = ({ open, folded, ran }: WizardParams): UrlPatch => ({
  [urlKeys.run]: ran ? '1' : null,
  [urlKeys.wizard]: folded ? null : open.map(digitOf).join('') || '0',
});
