/** Milliseconds of rest before a link counts as meant, not merely passed over. */
const intent = 250;

/** Callbacks for links, by their addresses. */
interface LinkWatch {
  /** Called when the pointer or the focus rests on a link. */
  readonly meant: (address: string) => void;
  /** Called when a link is about to be followed. */
  readonly pressed: (address: string) => void;
}

/**
 * Watches all links on the page.
 *
 * @returns stops watching
 */
export function watchLinks({ meant, pressed }: LinkWatch): () => void {
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

  const press = ({ target }: Event) => {
    const link = linkAt(target);
    if (link) pressed(link.href);
  };

  document.addEventListener('pointerover', enter);
  document.addEventListener('pointerout', leave);
  document.addEventListener('focusin', enter);
  document.addEventListener('focusout', leave);
  // The keyboard causes only a click. Both listeners run before those of the page.
  document.addEventListener('pointerdown', press, true);
  document.addEventListener('click', press, true);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerover', enter);
    document.removeEventListener('pointerout', leave);
    document.removeEventListener('focusin', enter);
    document.removeEventListener('focusout', leave);
    document.removeEventListener('pointerdown', press, true);
    document.removeEventListener('click', press, true);
  };
}

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a[href]') : null;
