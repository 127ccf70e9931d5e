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
  /** The control; must accept pointer and focus handlers. */
  children: ReactElement<Pointed>;
}

/**
 * Describes a control while it is hovered or has keyboard focus. Until then it costs only a few
 * listeners, because a table may have one in each row.
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
