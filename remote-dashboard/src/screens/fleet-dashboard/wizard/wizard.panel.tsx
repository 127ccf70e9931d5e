import { useWords } from '@portal/platform/i18n';
import { Button, Group, Stack } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { withAccurateDateType } from '../../../selection/date-ranges.ts';
import { isWhole } from '../../../selection/selection.ts';
import type { ViewParams } from '../../../selection/use-view-params.ts';
import type { Step } from './draft.ts';
import { SelectionBar } from './selection-bar.tsx';
import { StoreFailed } from './store-failed.tsx';
import { useSelectionWords } from './use-selection-words.ts';
import type { Wizard } from './use-wizard.ts';
import { canOpen, steps } from './wizard.ts';
import { WizardStep } from './wizard-step.tsx';

interface WizardPanelProps {
  readonly wizard: Wizard;
  readonly keeping: ViewParams['keeping'];
  readonly onRun: () => void;
  /** Renders the form of each step. */
  readonly forms: Readonly<Record<Step, () => ReactNode>>;
}

/** The three steps of a selection, or their summary bar once the reports were run. */
export function WizardPanel({ wizard, keeping, onRun, forms }: WizardPanelProps) {
  const { t } = useWords();
  const { state, today, focus, send, cancel } = wizard;
  const { dates } = state.saved;
  const words = useSelectionWords({
    ...state.saved,
    dates: dates && withAccurateDateType(dates, today),
  });
  const isBusy = keeping === 'busy';
  const canRun = isWhole(state.saved) && !state.open.includes('fleet');
  if (state.folded)
    return (
      <SelectionBar
        words={words}
        takesFocus={focus === 'bar'}
        onChange={() => void send({ type: 'unfold' })}
      />
    );

  return (
    <Stack gap="xs">
      {steps.map((step, place) => {
        const isOpen = state.open.includes(step);
        return (
          <WizardStep
            key={step}
            number={place + 1}
            title={t(`step.${step}`)}
            summary={words[step]}
            // The filters start with all locations, so their step is done only after it was closed.
            isDone={words[step] !== null && !(step === 'filters' && isOpen)}
            isOpen={isOpen}
            isLocked={!isOpen && !canOpen(state, step)}
            takesFocus={focus === step}
            onToggle={() => void send({ type: isOpen ? 'close' : 'open', step })}
          >
            <Stack gap="md">
              {forms[step]()}
              {step !== 'filters' && (
                <Group>
                  <Button loading={isBusy} onClick={() => void send({ type: 'close', step })}>
                    {t('wizard.continue')}
                  </Button>
                </Group>
              )}
            </Stack>
          </WizardStep>
        );
      })}
      {keeping === 'failed' && <StoreFailed />}
      {(canRun || state.ran) && (
        <Group>
          {canRun && (
            <Button size="md" loading={isBusy} onClick={onRun}>
              {t('wizard.run')}
            </Button>
          )}
          {state.ran && (
            <Button size="md" variant="default" onClick={() => void cancel()}>
              {t('wizard.cancel')}
            </Button>
          )}
        </Group>
      )}
    </Stack>
  );
}
