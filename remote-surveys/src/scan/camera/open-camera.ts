/** Why there is no picture: no camera, not allowed, or taken by another program. */
export type CameraTrouble = 'missing' | 'refused' | 'busy';

const troubles: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

/** What came of asking for a camera, as `getUserMedia` rejects. */
export const troubleOf = (error: unknown): CameraTrouble =>
  (error instanceof Error || error instanceof DOMException ? troubles[error.name] : undefined) ??
  'busy';

/**
 * Asks for the camera that looks away from the person, wide enough for the thin bars of a VIN plate.
 *
 * @returns null where the browser has none to offer, as on a page without TLS
 */
export async function openCamera(): Promise<MediaStream | null> {
  // Browsers leave it undefined where the page is not secure.
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
