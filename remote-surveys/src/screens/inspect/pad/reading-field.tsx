import { useWords } from '@portal/platform/i18n';
import { type KeyboardEvent, type Ref, useId, useRef } from 'react';
import classes from './pad.module.css';

interface ReadingFieldProps {
  readonly label: string;
  readonly text: string;
  /** The previous value, shown as placeholder until something is typed. */
  readonly ghost: string;
  readonly isActive: boolean;
  readonly isTakenOver: boolean;
  readonly problem: string | null;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onEnter: () => void;
  readonly onType: (text: string) => void;
  readonly onGoOn: () => void;
}

/**
 * A value filled by the pad or by a typing gauge. Suppresses the device's own keyboard; Enter moves
 * on, and so does Tab after input.
 */
export function ReadingField(props: ReadingFieldProps) {
  const { label, text, ghost, isActive, isTakenOver, problem } = props;
  const { t } = useWords();
  const id = useId();
  const problemId = useId();
  const isTyped = useRef(false);
  const goOnByKey = (event: KeyboardEvent) => {
    const isTab = event.key === 'Tab' && !event.shiftKey && isTyped.current;
    if (event.key !== 'Enter' && !isTab) return;
    event.preventDefault();
    isTyped.current = false;
    props.onGoOn();
  };
  return (
    <div className={classes.field} data-active={isActive}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <input
        id={id}
        ref={props.inputRef}
        className={classes.input}
        dir="ltr"
        inputMode="none"
        autoComplete="off"
        maxLength={20}
        value={text}
        placeholder={ghost}
        aria-invalid={problem !== null}
        {...(problem !== null && { 'aria-describedby': problemId })}
        onFocus={(event) => {
          isTyped.current = false;
          event.target.select();
          props.onEnter();
        }}
        onChange={(event) => {
          isTyped.current = true;
          props.onType(event.target.value);
        }}
        onKeyDown={goOnByKey}
      />
      {isTakenOver && <span className={classes.taken}>{t('inspect.taken_over')}</span>}
      <span id={problemId} role="alert" className={classes.problem}>
        {problem}
      </span>
    </div>
  );
}
