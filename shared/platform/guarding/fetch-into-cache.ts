/**
 * Fetches a file into the browser's cache for later use. There is no overall time limit as long as
 * bytes keep arriving.
 *
 * @param stall maximum time without a byte (milliseconds)
 * @param first maximum time before the first byte, longer because a server under load starts late
 * (milliseconds)
 * @throws Error when the file stalls, cannot be fetched or is an error page
 */
export async function fetchIntoCache(
  url: string,
  init: RequestInit,
  stall: number,
  first: number = stall,
): Promise<void> {
  const silence = new AbortController();
  const watch = (time: number) => setTimeout(() => silence.abort(new Error('silence')), time);
  let timer = watch(first);
  try {
    const answer = await fetch(url, { ...init, signal: silence.signal });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const reader = answer.body?.getReader();
    while (reader && !(await reader.read()).done) {
      clearTimeout(timer);
      timer = watch(stall);
    }
  } finally {
    clearTimeout(timer);
  }
}
