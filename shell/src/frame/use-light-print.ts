import { useEffect } from 'react';

const attribute = 'data-mantine-color-scheme';

/** Prints on white paper whatever the colour scheme: the page is light while it is printed. */
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
