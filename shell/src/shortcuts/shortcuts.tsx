import { ErrorBoundary, lazyPart } from '@portal/platform/guarding';
import { PartPlace } from '@portal/platform/guarding/manage';
import { useEffect, useLayoutEffect } from 'react';
import { canPrefetch } from '../connection/can-prefetch.ts';
import { whenIdle } from '../connection/when-idle.ts';
import { PartFailed } from '../kit/part-failed.tsx';
import { type Overlay, showOverlay, useOverlay } from '../overlays/overlay.ts';
import { pressedOverlay } from './pressed-overlay.ts';

const parts = {
  palette: lazyPart(() => import('../palette/palette.tsx')),
  help: lazyPart(() => import('./shortcut-help.tsx')),
  languages: lazyPart(() => import('./languages-overlay.tsx')),
  preferences: lazyPart(() => import('./preferences-overlay.tsx')),
  install: lazyPart(() => import('../install/install-help.tsx')),
} satisfies Record<Overlay, unknown>;

/** Hears the shortcuts of the portal and shows what they open. */
export function Shortcuts() {
  const overlay = useOverlay();
  // Keys count as soon as there is a page to see.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const pressed = pressedOverlay(event, overlay);
      if (!pressed) return;
      event.preventDefault();
      showOverlay(pressed);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [overlay]);
  // Whoever presses the keys goes on typing at once.
  useEffect(() => whenIdle(() => canPrefetch() && parts.palette.preload()), []);
  if (!overlay) return null;
  const Part = parts[overlay];
  return (
    <ErrorBoundary
      resetKey={overlay}
      fallback={() => <PartFailed onTold={() => showOverlay(null)} />}
    >
      <PartPlace>
        <Part />
      </PartPlace>
    </ErrorBoundary>
  );
}
