import { bus, loaderQueue } from '@portal/platform/bus';
import { useEffect, useRef } from 'react';
import { usePutBack } from '../arrival/use-put-back.ts';
import { usePrefetchWhenIdle } from './prefetch/use-prefetch-when-idle.ts';
import { ScreenPlace } from './screen-place.tsx';
import { ScreenTitle } from './screen-title.tsx';
import { useArrived } from './use-arrived.ts';
import { useRememberPage } from './use-remember-page.ts';
import { useScreens } from './use-screens.ts';
import { useTakingAlong } from './use-taking-along.ts';

/** The screen in sight, until the one on its way is ready or has failed. */
export function Screens() {
  const { shown, wanted, left, hasArrived, arrive, forget } = useScreens();
  const place = useRef<HTMLDivElement>(null);
  const isWaiting = shown.key !== wanted.key;
  usePutBack(place);
  useLoader(isWaiting);
  const isNew = useArrived(shown, hasArrived, place);
  usePrefetchWhenIdle(hasArrived);
  useTakingAlong(hasArrived);
  useRememberPage(shown.page, hasArrived);
  return (
    <>
      <div ref={place} aria-busy={isWaiting || undefined}>
        {[...left, shown, ...(isWaiting ? [wanted] : [])].map((screen) => (
          <ScreenPlace
            key={screen.key}
            screen={screen}
            hidden={screen !== shown}
            onArrived={() => arrive(screen.key)}
            isLeft={left.includes(screen)}
            onLeft={() => forget(screen.key)}
          />
        ))}
      </div>
      <ScreenTitle page={isNew ? shown.page : null} />
    </>
  );
}

/** The loader's thin bar tells that something is on its way, once it takes a while. */
function useLoader(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    bus.emit(loaderQueue, { queue: 'navigation', open: true });
    return () => bus.emit(loaderQueue, { queue: 'navigation', open: false });
  }, [isWaiting]);
}
