import { IconCheck, IconChevronDown, Title, UnstyledButton } from '@portal/platform/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './wizard-step.module.css';

interface WizardStepProps {
  readonly number: number;
  readonly title: string;
  /** The saved choice in words; null before it is saved. */
  readonly summary: string | null;
  readonly isDone: boolean;
  readonly isOpen: boolean;
  /** Whether earlier steps must be saved first. */
  readonly isLocked: boolean;
  /** Whether it was opened from elsewhere, such as by closing the previous step. */
  readonly takesFocus: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A step of the wizard: a heading that opens and closes it, and one line with its saved choice. */
export function WizardStep(props: WizardStepProps) {
  const { number, title, summary, isDone, isOpen, isLocked, takesFocus, onToggle, children } =
    props;
  const bodyId = useId();
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (takesFocus) toggle.current?.focus();
  }, [takesFocus]);

  return (
    <div className={classes.step}>
      <Title order={2} className={classes.heading}>
        <UnstyledButton
          ref={toggle}
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          aria-disabled={isLocked}
          onClick={() => {
            if (!isLocked) onToggle();
          }}
        >
          <span className={classes.number} data-done={isDone} aria-hidden>
            {isDone ? <IconCheck size={16} /> : number}
          </span>
          <span className={classes.title}>{title}</span>
          {summary !== null && !isOpen && <span className={classes.summary}>{summary}</span>}
          <IconChevronDown size={18} aria-hidden className={classes.mark} data-open={isOpen} />
        </UnstyledButton>
      </Title>
      <div id={bodyId} hidden={!isOpen} className={classes.body}>
        {isOpen && children}
      </div>
    </div>
  );
}
