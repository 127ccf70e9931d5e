import { createContext } from 'react';

/** Widths in pixels: a chart fills a narrow page, and two pies fit side by side. */
export const paperWidths = { chart: 680, pie: 320 };

/**
 * Width of a drawing in pixels while the page is printed; null uses the width of its container. The
 * style sheet scales it to the page.
 */
export const PaperWidth = createContext<number | null>(null);
