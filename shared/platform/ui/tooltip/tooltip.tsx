import type { TooltipProps as KitTooltipProps } from '@mantine/core';
import {
  cloneElement,
  type ReactElement,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useId,
  useState,
} from 'react';
import { ErrorBoundary } from '../../guarding/error-boundary.tsx';
import { lazyPart } from '../../guarding/lazy-part.tsx';
import { handlersOf, type Pointed } from './handlers-of.ts';

const KitTooltip = lazyPart(() => import('./kit-tooltip.tsx'));

export interface TooltipProps extends Omit<KitTooltipProps, 'children' | 'opened' | 'target'> {
  /** The control; it takes the events of the pointer and of the focus. */
  children: ReactElement<Pointed>;
}

/**
 * Says what a control is for while it is pointed at or has the keyboard's focus. Until then it costs
 * the control a few listeners and nothing else: a table has one in each row.
 */
export function Tooltip({ children, label, disabled = false, ...look }: TooltipProps) {
  const id = useId();
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (!opened) return;
    const hear = ({ key }: KeyboardEvent) => key === 'Escape' && setOpened(false);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [opened]);
  const open = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    setTarget(currentTarget);
    setOpened(true);
  };
  const isShown = opened && !disabled;
  const described = children.props['aria-describedby'];
  const control = cloneElement(children, {
    ...handlersOf(children.props, { open, close: () => setOpened(false) }),
    'aria-describedby': isShown ? [described, id].filter(Boolean).join(' ') : described,
  });
  return (
    <>
      {control}
      {target && (
        <ErrorBoundary resetKey={String(opened)} fallback={() => null}>
          <Suspense fallback={null}>
            <KitTooltip
              {...look}
              target={target}
              opened={isShown}
              label={<span id={id}>{label}</span>}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
