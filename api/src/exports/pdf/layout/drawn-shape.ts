import type { Content } from 'pdfmake';

/**
 * A line or filled shape as pdfmake draws it; coordinates are points from the corner of its canvas.
 */
export type DrawnShape = Extract<Content, { canvas: unknown }>['canvas'][number];
