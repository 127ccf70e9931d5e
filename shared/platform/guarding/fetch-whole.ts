/**
 * Brings a file into the browser's cache, where whatever uses it finds it. It may take as long as
 * bytes keep coming.
 *
 * @param stall after a silence as long as this it gives up (milliseconds)
 * @throws Error when the file falls silent, cannot be had or is an error page
 */
export async function fetchWhole(url: string, init: RequestInit, stall: number): Promise<void> {
  const silence = new AbortController();
  const watch = () => setTimeout(() => silence.abort(new Error('silence')), stall);
  let timer = watch();
  try {
    const answer = await fetch(url, { ...init, signal: silence.signal });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const reader = answer.body?.getReader();
    while (reader && !(await reader.read()).done) {
      clearTimeout(timer);
      timer = watch();
    }
  } finally {
    clearTimeout(timer);
  }
}
