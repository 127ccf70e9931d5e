import type { CodeReader } from './code-reader.ts';

/** Unit labels are QR or Data Matrix, VIN plates are Code 39 or Data Matrix. */
const formats = ['qr_code', 'code_39', 'data_matrix'] as const;

interface NativeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface NativeDetectors {
  new (options: { readonly formats: readonly string[] }): NativeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own reader if it supports all formats, else one that is loaded on demand. */
export async function openCodeReader(): Promise<CodeReader> {
  const Detector: NativeDetectors | undefined = Reflect.get(globalThis, 'BarcodeDetector');
  const known = (await Detector?.getSupportedFormats()) ?? [];
  if (Detector && formats.every((format) => known.includes(format)))
    return nativeReader(new Detector({ formats }));
  const { scriptReader } = await import('./script-reader.ts');
  return scriptReader();
}

const nativeReader = (detector: NativeDetector): CodeReader => ({
  async read(video) {
    try {
      const [code] = await detector.detect(video);
      return code?.rawValue ?? null;
    } catch (error) {
      // No frame has arrived yet.
      if (error instanceof DOMException && error.name === 'InvalidStateError') return null;
      throw error;
    }
  },
});
