import { bus, loaderQueue } from '@portal/platform/bus';
import { useEffect, useRef } from 'react';
import { useRestoreContainer } from '../arrival/use-restore-container.ts';
import { usePrefetchWhenIdle } from './prefetch/use-prefetch-when-idle.ts';
import { ScreenContainer } from './screen-container.tsx';
import { ScreenTitle } from './screen-title.tsx';
import { useHandleArrival } from './use-handle-arrival.ts';
import { useOfflineCaching } from './use-offline-caching.ts';
import { useRememberPage } from './use-remember-page.ts';
import { useScreens } from './use-screens.ts';

/** Shows the current screen until the next one is ready or has failed. */
export function Screens() {
  const { shown, wanted, left, hasArrived, arrive, forget } = useScreens();
  const place = useRef<HTMLDivElement>(null);
  const isWaiting = shown.key !== wanted.key;
  useRestoreContainer(place);
  useLoader(isWaiting);
  const isNew = useHandleArrival(shown, hasArrived, place);
  usePrefetchWhenIdle(hasArrived);
  useOfflineCaching(hasArrived);
  useRememberPage(shown.page, hasArrived);
  return (
    <>
      <div ref={place} aria-busy={isWaiting || undefined}>
        {[...left, shown, ...(isWaiting ? [wanted] : [])].map((screen) => (
          <ScreenContainer
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

/** Shows the loader's thin bar while the next screen is loading for longer than a moment. */
function useLoader(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    bus.emit(loaderQueue, { queue: 'navigation', open: true });
    return () => bus.emit(loaderQueue, { queue: 'navigation', open: false });
  }, [isWaiting]);
}
