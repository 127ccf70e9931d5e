/**
 * Brings a file into the browser's cache, where whatever uses it finds it. It may take as long as
 * bytes keep coming.
 *
 * @param stall after a silence as long as this it gives up (milliseconds)
 * @param first how long the first answer may take: a server under load begins late (milliseconds)
 * @throws Error when the file falls silent, cannot be had or is an error page
 */
export async function fetchWhole(
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
