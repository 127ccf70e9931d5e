/** Why there is no picture: no camera, no permission, or in use by another program. */
export type CameraTrouble = 'missing' | 'refused' | 'busy';

const troubles: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

/** Maps a `getUserMedia` error to its cause. */
export const troubleOf = (error: unknown): CameraTrouble =>
  (error instanceof Error || error instanceof DOMException ? troubles[error.name] : undefined) ??
  'busy';

/**
 * Opens the rear camera, with a resolution high enough for the thin bars of a VIN plate.
 *
 * @returns null if the browser offers none, as on a page without TLS
 */
export async function openCamera(): Promise<MediaStream | null> {
  // Undefined in browsers if the page is not secure.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) return null;
  return devices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
  });
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
