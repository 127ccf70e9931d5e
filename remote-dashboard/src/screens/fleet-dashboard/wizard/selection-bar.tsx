import { useWords } from '@portal/platform/i18n';
import { Button, IconAdjustmentsHorizontal, VisuallyHidden } from '@portal/platform/ui';
import { useEffect, useRef } from 'react';
import type { Step } from './draft.ts';
import classes from './selection-bar.module.css';
import { steps } from './wizard.ts';

interface SelectionBarProps {
  readonly words: Record<Step, string | null>;
  /** Whether it has just replaced the wizard. */
  readonly takesFocus: boolean;
  readonly onChange: () => void;
}

/** The folded wizard: the selection of the reports below, and the button to change it. */
export function SelectionBar({ words, takesFocus, onChange }: SelectionBarProps) {
  const { t } = useWords();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);

  return (
    <div className={classes.bar}>
      <dl className={classes.facts}>
        {steps.map((step) => (
          <div key={step} className={classes.fact}>
            <VisuallyHidden component="dt">{t(`summary.${step}`)}</VisuallyHidden>
            <dd className={classes.value}>{words[step]}</dd>
          </div>
        ))}
      </dl>
      <Button
        ref={button}
        size="xs"
        variant="default"
        className={classes.change}
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        onClick={onChange}
      >
        {t('wizard.change')}
      </Button>
    </div>
  );
}
