/** Whoever only passes over a link does not mean it (milliseconds). */
const intent = 250;

/**
 * Tells of every link that a pointer or the focus rests on, wherever it stands on the page.
 *
 * @param meant gets the link's address
 * @returns stops watching
 */
export function watchLinks(meant: (address: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watched: HTMLAnchorElement | null = null;

  const enter = ({ target }: Event) => {
    const link = linkAt(target);
    if (link === watched) return;
    clearTimeout(timer);
    watched = link;
    if (link) timer = setTimeout(() => meant(link.href), intent);
  };
  const leave = (event: PointerEvent | FocusEvent) => {
    if (linkAt(event.relatedTarget) === watched) return;
    clearTimeout(timer);
    watched = null;
  };

  document.addEventListener('pointerover', enter);
  document.addEventListener('pointerout', leave);
  document.addEventListener('focusin', enter);
  document.addEventListener('focusout', leave);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerover', enter);
    document.removeEventListener('pointerout', leave);
    document.removeEventListener('focusin', enter);
    document.removeEventListener('focusout', leave);
  };
}

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a[href]') : null;
