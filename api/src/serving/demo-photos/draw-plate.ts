import { xmlText } from '../../exports/xml-text.ts';

const [width, height] = [1200, 700];

/** Draws a license plate in the style of a lane's picture. */
export const drawPlate = (license: string): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    rect(0, 0, width, height, '#4a4d52'),
    rect(0, 520, width, 180, '#2d2f33'),
    rect(190, 170, 820, 330, '#20242b'),
    rect(205, 185, 790, 300, '#f2f0e6'),
    rect(205, 185, 790, 54, '#2b4c7e'),
    `<text x="600" y="430" text-anchor="middle" font-weight="700" font-size="150" fill="#1c2430">${xmlText(license)}</text>`,
    ...[250, 950].map((x) => `<circle cx="${x}" cy="455" r="12" fill="#8b9097"/>`),
    '</svg>',
  ].join('');

const rect = (x: number, y: number, wide: number, high: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="${fill}"/>`;
