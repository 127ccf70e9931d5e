import { useLocation, useNavigationType } from '@portal/platform/routing/manage';
import { useCallback, useState } from 'react';
import { useDeployment } from '../deployment/deployment-context.ts';
import { continued, type ScreenAt, screenOf } from './screen-of.ts';

interface Screens {
  /** In sight. */
  readonly shown: ScreenAt;
  /** Where the person wants to be; the same as `shown` unless it is still on its way. */
  readonly wanted: ScreenAt;
  readonly hasArrived: boolean;
  /** On their way out: nothing of them is there any more but their places. */
  readonly left: readonly ScreenAt[];
}

interface ScreensInUse extends Screens {
  /** The screen of this key is ready, or has failed. */
  readonly arrive: (key: string) => void;
  /** The place of this key is empty. */
  readonly forget: (key: string) => void;
}

/**
 * The screen in sight and the one on its way. What an address leads to is decided once, when the
 * person goes there: a page that is open keeps its build whatever is deployed meanwhile.
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
    setScreens(following(screens, screenOf(location, isReturn, deployment)));

  const arrive = useCallback(
    (key: string) =>
      setScreens((now) =>
        now.wanted.key === key ? moved(now, now.wanted, now.wanted, true) : now,
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

function following(now: Screens, next: ScreenAt): Screens {
  const { shown, wanted } = now;
  const same = continued(shown, next);
  if (same) return moved(now, same, same);
  const coming = continued(wanted, next) ?? next;
  // A redirect has nothing that could stay in sight.
  if (shown.page.kind === 'redirect') return moved(now, coming, coming);
  return moved(now, shown, coming);
}

/** Whatever is neither in sight nor wanted any more is on its way out. */
function moved(
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
