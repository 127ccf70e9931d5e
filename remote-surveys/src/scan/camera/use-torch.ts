import { useState } from 'react';

/** The DOM types do not include the torch yet. */
type TorchConstraintSet = MediaTrackConstraintSet & { readonly torch: boolean };

/** The camera's light; null if there is none. */
export function useTorch(
  stream: MediaStream,
): { readonly isLit: boolean; readonly toggle: () => void } | null {
  const [track] = stream.getVideoTracks();
  const [isLit, setLit] = useState(() => Reflect.get(track?.getSettings() ?? {}, 'torch') === true);
  // Firefox does not have this method.
  const hasTorch = track?.getCapabilities && 'torch' in track.getCapabilities();
  if (!track || !hasTorch) return null;
  const toggle = () => {
    const torch: TorchConstraintSet = { torch: !isLit };
    track.applyConstraints({ advanced: [torch] }).then(
      () => setLit(!isLit),
      // If the device fails to switch its light, nothing changes.
      () => undefined,
    );
  };
  return { isLit, toggle };
}
