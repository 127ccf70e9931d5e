import type { Content } from 'pdfmake';

/** A line or a field of colour as pdfmake draws it; places are points from the corner of its canvas. */
export type DrawnShape = Extract<Content, { canvas: unknown }>['canvas'][number];
