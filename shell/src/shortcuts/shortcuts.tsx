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

/** Listens for the portal's shortcuts and shows the overlays that they open. */
export function Shortcuts() {
  const overlay = useOverlay();
  // A layout effect, so that keys work as soon as a page is visible.
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
  // Preloaded, because users type on right after the shortcut.
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
