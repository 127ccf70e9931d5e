import { ErrorBoundary, lazyPart } from '@portal/platform/guarding';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { PartFailed } from './part-failed.tsx';

interface Opened {
  opened: boolean;
}

/**
 * A part that people open: its file comes when they first do, and it stays from then on, so that it
 * can close as slowly as it likes.
 */
export function openedPart<Props extends Opened>(load: () => Promise<ComponentType<Props>>) {
  const Late = lazyPart<Props>(async () => {
    const Part = await load();
    // The kit notes where the focus was when a part opens, not when one is there open.
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
