import { useEffect } from 'react';

const attribute = 'data-mantine-color-scheme';

/** Prints on white regardless of the color scheme: the page turns light while printing. */
export function useLightPrint(): void {
  useEffect(() => {
    const print = matchMedia('print');
    const root = document.documentElement;
    let before: string | null = null;
    const follow = () => {
      if (print.matches) {
        before = root.getAttribute(attribute);
        root.setAttribute(attribute, 'light');
      } else if (before) root.setAttribute(attribute, before);
    };
    print.addEventListener('change', follow);
    return () => print.removeEventListener('change', follow);
  }, []);
}
