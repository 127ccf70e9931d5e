import { useCallback, useEffect, useState } from 'react';
import { type CameraTrouble, closeCamera, openCamera, troubleOf } from './open-camera.ts';

export type Camera =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly stream: MediaStream }
  | { readonly state: CameraTrouble };

/** The camera, which stops when the component unmounts. */
export function useCamera(): { readonly camera: Camera; readonly retry: () => void } {
  const [camera, setCamera] = useState<Camera>({ state: 'opening' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks anew.
  useEffect(() => {
    let isLeft = false;
    let opened: MediaStream | null = null;
    openCamera().then(
      (stream) => {
        // The camera may open after the dialog was closed.
        if (isLeft) {
          if (stream) closeCamera(stream);
          return;
        }
        opened = stream;
        setCamera(stream ? { state: 'open', stream } : { state: 'missing' });
      },
      (error) => {
        if (!isLeft) setCamera({ state: troubleOf(error) });
      },
    );
    return () => {
      isLeft = true;
      if (opened) closeCamera(opened);
    };
  }, [attempt]);
  const retry = useCallback(() => {
    setCamera({ state: 'opening' });
    setAttempt((before) => before + 1);
  }, []);
  return { camera, retry };
}
