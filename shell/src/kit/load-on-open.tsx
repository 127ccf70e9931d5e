import { ErrorBoundary, lazyPart } from '@portal/platform/guarding';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { PartFailed } from './part-failed.tsx';

interface OpenedProps {
  opened: boolean;
}

/**
 * Loads a part when the user first opens it. It stays mounted from then on, so that it can close
 * with an animation.
 */
export function loadOnOpen<Props extends OpenedProps>(load: () => Promise<ComponentType<Props>>) {
  const Late = lazyPart<Props>(async () => {
    const Part = await load();
    // The kit records the previous focus when a part opens, not when it is mounted open.
    function OpenedLater(props: Props) {
      const [isThere, setThere] = useState(false);
      useEffect(() => setThere(true), []);
      return <Part {...props} opened={isThere && props.opened} />;
    }
    return { default: OpenedLater };
  });

  function OpenedPart(props: Props) {
    const [wasOpened, setOpened] = useState(props.opened);
    if (props.opened && !wasOpened) setOpened(true);
    if (!wasOpened) return null;
    return (
      <ErrorBoundary resetKey={String(props.opened)} fallback={() => <PartFailed />}>
        <Suspense fallback={null}>
          <Late {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return Object.assign(OpenedPart, { preload: Late.preload });
}
