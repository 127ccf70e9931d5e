import { ErrorBoundary, lazyPart } from '@portal/platform/guarding';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import classes from './hint.module.css';

const Tooltip = lazyPart(async () => ({ default: (await import('./late-kit.ts')).Tooltip }));

interface HintProps {
  label: string;
  disabled?: boolean;
  children: ReactNode;
}

/** Says what a control is for while it is pointed at or has the keyboard's focus. */
export function Hint({ label, disabled = false, children }: HintProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const open = () => {
    setTarget(place.current?.firstElementChild as HTMLElement | null);
    setOpened(true);
  };
  const close = () => setOpened(false);
  useEffect(() => {
    if (!opened) return;
    const hear = ({ key }: KeyboardEvent) => key === 'Escape' && setOpened(false);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [opened]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what is done to the control in it
    <span
      ref={place}
      className={classes.place}
      onPointerEnter={open}
      onPointerLeave={close}
      onFocus={({ target: focused }) => focused.matches(':focus-visible') && open()}
      onBlur={close}
    >
      {children}
      {target && !disabled && (
        <ErrorBoundary resetKey={String(opened)} fallback={() => null}>
          <Suspense fallback={null}>
            <Tooltip target={target} label={label} opened={opened} />
          </Suspense>
        </ErrorBoundary>
      )}
    </span>
  );
}
