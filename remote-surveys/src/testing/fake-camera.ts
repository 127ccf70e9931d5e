/** A fake browser camera and code reader. */
export interface FakeCamera {
  /** Shows a code to the camera from now on. */
  show(text: string): void;
  /** Whether the light is on. */
  readonly isLit: () => boolean;
  /** Number of running cameras. */
  readonly running: () => number;
}

interface Options {
  /** Name of the error with which opening the camera fails. */
  readonly error?: string;
  readonly hasTorch?: boolean;
}

/** Replaces the browser's camera until the test ends. */
export function fakeCamera({ error, hasTorch = false }: Options = {}): FakeCamera {
  let inView: string | null = null;
  let running = 0;
  let isLit = false;
  const track = () => ({
    stop: () => {
      running -= 1;
    },
    getSettings: () => ({}),
    getCapabilities: () => (hasTorch ? { torch: true } : {}),
    applyConstraints: async ({ advanced }: { advanced: { torch: boolean }[] }) => {
      isLit = advanced[0]?.torch ?? false;
    },
  });
  const getUserMedia = async () => {
    if (error) throw new DOMException('', error);
    running += 1;
    const tracks = [track()];
    return { getTracks: () => tracks, getVideoTracks: () => tracks };
  };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  class Detector {
    static readonly getSupportedFormats = async () => ['qr_code', 'code_39', 'data_matrix'];
    readonly detect = async () => (inView === null ? [] : [{ rawValue: inView }]);
  }
  Object.defineProperty(globalThis, 'BarcodeDetector', { configurable: true, value: Detector });
  return {
    show: (text) => {
      inView = text;
    },
    isLit: () => isLit,
    running: () => running,
  };
}

export function removeCamera(): void {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
}
