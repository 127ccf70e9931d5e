import { type RefObject, useEffect, useRef, useState } from 'react';
import { openCodeReader } from './open-code-reader.ts';

/**
 * Milliseconds between two pictures, so that the page stays responsive while they are read by
 * script.
 */
const pause = 120;
/** Milliseconds without a code before a hint is shown. */
const patience = 10_000;

export type CodeReadingState = 'reading' | 'nothing_yet' | 'failed';

/** Reads successive pictures until a code is found. */
export function useCodeReading(
  video: RefObject<HTMLVideoElement | null>,
  onText: (text: string) => void,
): CodeReadingState {
  const [reading, setReading] = useState<CodeReadingState>('reading');
  const tell = useRef(onText);
  useEffect(() => {
    tell.current = onText;
  });
  useEffect(() => {
    let isLeft = false;
    let next: ReturnType<typeof setTimeout> | undefined;
    const late = setTimeout(() => setReading('nothing_yet'), patience);
    const run = async () => {
      const reader = await openCodeReader();
      const look = async () => {
        const text = video.current && (await reader.read(video.current));
        if (isLeft) return;
        if (text) tell.current(text);
        else next = setTimeout(() => look().catch(fail), pause);
      };
      await look();
    };
    const fail = () => {
      clearTimeout(late);
      if (!isLeft) setReading('failed');
    };
    run().catch(fail);
    return () => {
      isLeft = true;
      clearTimeout(next);
      clearTimeout(late);
    };
  }, [video]);
  return reading;
}
