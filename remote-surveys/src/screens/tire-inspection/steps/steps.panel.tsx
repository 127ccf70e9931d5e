import { isReversed } from '@portal/platform/dates';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { Accordion, Button, Group, Panel, Text } from '@portal/platform/ui';
import { useRef, useState } from 'react';
import { isSame, type Selection, type Step, stepIn, steps } from '../selection.ts';
import { FilterStep } from './filter-step.tsx';
import { LocationStep } from './location-step.tsx';
import { useStepTexts } from './use-step-texts.ts';

interface StepsPanelProps {
  /** The selection in the address. */
  readonly saved: Selection;
  /** Whether the choice of locations may stay empty, which means all of them. */
  readonly mayLeaveOpen: boolean;
  /** Whether all locations are shown because none is chosen. */
  readonly isOpen: boolean;
  /** @param selection the selection to save; null for no change */
  readonly onStep: (step: Step | null, selection: Selection | null) => void;
}

/** The two steps of selecting surveys: opening one closes the other, and closing one saves it. */
export function StepsPanel({ saved, mayLeaveOpen, isOpen, onStep }: StepsPanelProps) {
  const { t } = useWords();
  // An address may contain a range that ends before it starts: opens the step so that its field is
  // visible.
  const step = stepIn(useSearchParams()[0]) ?? (isReversed(saved) ? 'filters' : null);
  const [draft, setDraft] = useState<{ readonly step: Step; readonly of: Selection } | null>(null);
  const [isWrong, setWrong] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const texts = useStepTexts(saved, isOpen);
  // A step that was left by browser navigation has saved nothing.
  const chosen = draft && draft.step === step ? draft.of : saved;
  const choose = (of: Step, more: Partial<Selection>) =>
    setDraft({ step: of, of: { ...chosen, ...more } });
  const go = (next: Step | null) => {
    if (isWrong || (step === 'filters' && isReversed(chosen))) {
      // Invalid input is not dropped: the step stays open, with focus on the field.
      place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    onStep(next, isSame(chosen, saved) ? null : chosen);
    setDraft(null);
  };
  return (
    <Panel title={t('tire_inspection.steps')} padding="flush">
      <Accordion
        value={step}
        order={3}
        onChange={(next) => go(steps.find((each) => each === next) ?? null)}
      >
        {steps.map((each, index) => (
          <Accordion.Item key={each} value={each}>
            <Accordion.Control>
              <Text fw={600} span>
                {t('tire_inspection.step', {
                  number: index + 1,
                  name: t(`tire_inspection.step_name.${each}`),
                })}
              </Text>
              <Text size="sm" c="dimmed" span display="block" dir="auto">
                {texts[each]}
              </Text>
            </Accordion.Control>
            <Accordion.Panel ref={step === each ? place : undefined}>
              {step === each && (
                <>
                  {each === 'locations' ? (
                    <LocationStep
                      chosen={chosen.locations}
                      mayLeaveOpen={mayLeaveOpen}
                      onChoose={(locations) => choose(each, { locations })}
                    />
                  ) : (
                    <FilterStep
                      chosen={chosen}
                      mayLeaveOpen={mayLeaveOpen}
                      onChoose={(more) => choose(each, more)}
                      onWrong={setWrong}
                    />
                  )}
                  <Group gap="sm" mt="md">
                    <Button onClick={() => go(null)}>{t('tire_inspection.show')}</Button>
                    {each === 'locations' && (
                      <Button variant="default" onClick={() => go('filters')}>
                        {t('tire_inspection.to_filters')}
                      </Button>
                    )}
                  </Group>
                </>
              )}
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Panel>
  );
}
