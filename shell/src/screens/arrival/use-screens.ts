import { useLocation, useNavigationType } from '@portal/platform/routing/manage';
import { useState } from 'react';
import { useDeployment } from '../../deployment/deployment-context.ts';
import { continued, type ScreenAt, screenOf } from './screen-of.ts';

interface Screens {
  /** In sight. */
  readonly shown: ScreenAt;
  /** Where the person wants to be; the same as `shown` unless it is still on its way. */
  readonly wanted: ScreenAt;
  readonly hasArrived: boolean;
}

/**
 * The screen in sight and the one on its way. What an address leads to is decided once, when the
 * person goes there: a page that is open keeps its build whatever is deployed meanwhile.
 */
export function useScreens(): Screens & { arrive: (key: string) => void } {
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const deployment = useDeployment();
  const [screens, setScreens] = useState<Screens>(() => {
    const first = screenOf(location, isReturn, deployment);
    return { shown: first, wanted: first, hasArrived: false };
  });

  if (screens.wanted.location !== location)
    setScreens(following(screens, screenOf(location, isReturn, deployment)));

  const arrive = (key: string) =>
    setScreens((now) =>
      now.wanted.key === key ? { shown: now.wanted, wanted: now.wanted, hasArrived: true } : now,
    );
  return { ...screens, arrive };
}

function following({ shown, wanted, hasArrived }: Screens, next: ScreenAt): Screens {
  const same = continued(shown, next);
  if (same) return { shown: same, wanted: same, hasArrived };
  const coming = continued(wanted, next) ?? next;
  // A redirect has nothing that could stay in sight.
  if (shown.page.kind === 'redirect') return { shown: coming, wanted: coming, hasArrived };
  return { shown, wanted: coming, hasArrived };
}
