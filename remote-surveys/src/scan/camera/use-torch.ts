import { useState } from 'react';

/** The light is no part of the DOM's types yet. */
type TorchSet = MediaTrackConstraintSet & { readonly torch: boolean };

/** The light beside the camera; null where there is none. */
export function useTorch(
  stream: MediaStream,
): { readonly isLit: boolean; readonly toggle: () => void } | null {
  const [track] = stream.getVideoTracks();
  const [isLit, setLit] = useState(() => Reflect.get(track?.getSettings() ?? {}, 'torch') === true);
  // Firefox has no such method.
  const hasTorch = track?.getCapabilities && 'torch' in track.getCapabilities();
  if (!track || !hasTorch) return null;
  const toggle = () => {
    const torch: TorchSet = { torch: !isLit };
    track.applyConstraints({ advanced: [torch] }).then(
      () => setLit(!isLit),
      // A device that has the light and does not switch it leaves things as they are.
      () => undefined,
    );
  };
  return { isLit, toggle };
}
