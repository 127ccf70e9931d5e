import { createContext } from 'react';

/** In pixels: what fits on a narrow page, and two of which fit beside each other. */
export const paperWidths = { chart: 680, pie: 320 };

/**
 * In pixels, how wide a drawing is while the page is printed; null takes the width of its place.
 * The style sheet fits it to the page.
 */
export const PaperWidth = createContext<number | null>(null);
