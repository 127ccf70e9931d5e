import { useLocation, useNavigationType } from '@portal/platform/routing/manage';
import { useCallback, useState } from 'react';
import { useDeployment } from '../deployment/deployment-context.ts';
import { type ScreenAt, sameScreenAt, screenOf } from './screen-of.ts';

interface Screens {
  /** The screen in view. */
  readonly shown: ScreenAt;
  /** The screen that the user wants; differs from `shown` only while it is loading. */
  readonly wanted: ScreenAt;
  readonly hasArrived: boolean;
  /** Screens being left, now only empty places. */
  readonly left: readonly ScreenAt[];
}

interface ScreensInUse extends Screens {
  /** Reports that the screen with this key is ready or has failed. */
  readonly arrive: (key: string) => void;
  /** Reports that the place with this key is empty. */
  readonly forget: (key: string) => void;
}

/**
 * Manages the current screen and the one loading. The target of an address is determined once, at
 * navigation: an open page keeps its build regardless of new deployments.
 */
export function useScreens(): ScreensInUse {
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const deployment = useDeployment();
  const [screens, setScreens] = useState<Screens>(() => {
    const first = screenOf(location, isReturn, deployment);
    return { shown: first, wanted: first, hasArrived: false, left: [] };
  });

  if (screens.wanted.location !== location)
    setScreens(screensAfterNavigation(screens, screenOf(location, isReturn, deployment)));

  const arrive = useCallback(
    (key: string) =>
      setScreens((now) =>
        now.wanted.key === key ? withLeavingScreens(now, now.wanted, now.wanted, true) : now,
      ),
    [],
  );
  const forget = useCallback(
    (key: string) =>
      setScreens((now) => ({ ...now, left: now.left.filter((screen) => screen.key !== key) })),
    [],
  );
  return { ...screens, arrive, forget };
}

function screensAfterNavigation(now: Screens, next: ScreenAt): Screens {
  const { shown, wanted } = now;
  const same = sameScreenAt(shown, next);
  if (same) return withLeavingScreens(now, same, same);
  const coming = sameScreenAt(wanted, next) ?? next;
  // A redirect has nothing that could stay in sight.
  if (shown.page.kind === 'redirect') return withLeavingScreens(now, coming, coming);
  return withLeavingScreens(now, shown, coming);
}

/** Screens that are neither shown nor wanted any more are leaving. */
function withLeavingScreens(
  now: Screens,
  shown: ScreenAt,
  wanted: ScreenAt,
  hasArrived = now.hasArrived,
): Screens {
  const present = [...now.left, now.wanted, now.shown];
  const gone = new Map(present.map((screen) => [screen.key, screen]));
  for (const { key } of [shown, wanted]) gone.delete(key);
  return { shown, wanted, hasArrived, left: [...gone.values()] };
}
