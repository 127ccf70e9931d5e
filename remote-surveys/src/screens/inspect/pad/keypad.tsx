import { useWords } from '@portal/platform/i18n';
import { IconBackspace } from '@portal/platform/ui';
import { type MouseEvent, memo, type ReactNode } from 'react';
import type { PadKey } from '../entry/steps.ts';
import classes from './pad.module.css';

interface KeypadProps {
  readonly thumb: 'left' | 'right';
  /** Whether there is a previous reading to take over. */
  readonly hasPrevious: boolean;
  readonly onPress: (key: PadKey) => void;
  readonly onNext: () => void;
  readonly onTakeOver: () => void;
  readonly onFlat: () => void;
  readonly onLeaveOut: (absence: 'not_read' | 'inaccessible') => void;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0'] as const;

/** Keeps the focus in the field, so that a gauge can go on typing into it. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * Keys for one gloved thumb: digits, with the keys that move on beside them, on the thumb's side.
 */
export const Keypad = memo(function Keypad(props: KeypadProps) {
  const { t } = useWords();
  const { thumb, hasPrevious, onPress, onNext, onTakeOver, onFlat, onLeaveOut } = props;
  return (
    <section aria-label={t('pad.name')} className={classes.pad}>
      {/* Digits and thumbs keep their sides in every language. */}
      <div className={classes.keys} dir="ltr" data-thumb={thumb}>
        <div className={classes.digits}>
          {digits.map((digit) => (
            <Key
              key={digit}
              {...(digit === '.' && { label: t('pad.decimal') })}
              onPress={() => onPress(digit)}
            >
              {digit}
            </Key>
          ))}
          <Key label={t('pad.delete')} onPress={() => onPress('delete')}>
            <IconBackspace aria-hidden />
          </Key>
        </div>
        <div className={classes.actions}>
          <Key onPress={onTakeOver} isDisabled={!hasPrevious}>
            {t('pad.same')}
          </Key>
          <Key onPress={onFlat}>{t('pad.flat')}</Key>
          <Key onPress={onNext} isMain>
            {t('pad.next')}
          </Key>
        </div>
      </div>
      <div className={classes.absences}>
        <Key onPress={() => onLeaveOut('not_read')}>{t('tire_state.not_read')}</Key>
        <Key onPress={() => onLeaveOut('inaccessible')}>{t('tire_state.inaccessible')}</Key>
      </div>
    </section>
  );
});

interface KeyProps {
  readonly label?: string;
  readonly isMain?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const Key = ({ label, isMain = false, isDisabled = false, onPress, children }: KeyProps) => (
  <button
    type="button"
    className={classes.key}
    data-main={isMain}
    disabled={isDisabled}
    {...(label !== undefined && { 'aria-label': label })}
    onMouseDown={keepFocus}
    onClick={onPress}
  >
    {children}
  </button>
);
