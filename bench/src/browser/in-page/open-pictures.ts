/**
 * Runs in a page: follows a link within the portal to a page of photos.
 *
 * @returns milliseconds from the click until the visible pictures were painted
 */
export function openPictures(path: string): Promise<number> {
  const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`);
  if (!link) throw new Error(`Nothing links to ${path}`);
  const pictures = () => [...document.querySelectorAll<HTMLImageElement>('main li img')];
  const inSight = () =>
    pictures().filter((picture) => picture.getBoundingClientRect().top < innerHeight);
  return new Promise((resolve) => {
    const started = performance.now();
    const look = async () => {
      const first = inSight();
      const isHere = location.pathname === path && first.length > 0;
      if (!isHere || first.some(({ complete, naturalWidth }) => !complete || naturalWidth === 0))
        return void requestAnimationFrame(look);
      await Promise.all(first.map((picture) => picture.decode()));
      requestAnimationFrame(() => {
        // The message arrives after the current frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - started);
        port2.postMessage(null);
      });
    };
    link.click();
    requestAnimationFrame(look);
  });
}
