import type { Page } from '@playwright/test';

/**
 * Returns the problems with the texts of the charts in view: pairs that overlap by more than a
 * pixel in every direction, and texts that extend beyond their drawing. Rotated texts are checked
 * as rotated, and hidden texts are ignored.
 */
export const unreadableTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Point = readonly [x: number, y: number];
    interface Placed {
      readonly text: string;
      readonly corners: readonly Point[];
    }
    const tolerance = 1;

    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.textContent?.trim() !== '';

    const drawnText = (element: SVGTextElement): Placed[] => {
      const { x, y, width, height } = element.getBBox();
      const matrix = element.getScreenCTM();
      if (!matrix || !isShown(element)) return [];
      const corners = [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ].map(([left = 0, top = 0]): Point => {
        const point = new DOMPoint(left, top).matrixTransform(matrix);
        return [point.x, point.y];
      });
      return [{ text: element.textContent ?? '', corners }];
    };

    const writtenText = (element: Element): Placed[] => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const corners: Point[] = [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ];
      return isShown(element) ? [{ text: element.textContent ?? '', corners }] : [];
    };

    /** The directions in which the sides of a box lie. */
    const directions = ([one, other, third]: readonly Point[]): Point[] =>
      [
        [one, other],
        [other, third],
      ].flatMap(([from, to]) => {
        if (!from || !to) return [];
        const [x, y] = [to[0] - from[0], to[1] - from[1]];
        const length = Math.hypot(x, y);
        return length === 0 ? [] : [[x / length, y / length] as const];
      });

    const extent = (corners: readonly Point[], [x, y]: Point): readonly [number, number] => {
      const along = corners.map((corner) => corner[0] * x + corner[1] * y);
      return [Math.min(...along), Math.max(...along)];
    };

    const overlaps = (one: Placed, other: Placed) =>
      [...directions(one.corners), ...directions(other.corners)].every((direction) => {
        const [from, to] = extent(one.corners, direction);
        const [start, end] = extent(other.corners, direction);
        return Math.min(to, end) - Math.max(from, start) > tolerance;
      });

    return [...document.querySelectorAll('figure:has(svg.highcharts-root)')].flatMap((figure) => {
      const name = `${figure.closest('[data-report]')?.getAttribute('data-report')}: `;
      const legend = [...figure.querySelectorAll('ul > li')].flatMap(writtenText);
      const drawings = [...figure.querySelectorAll('svg.highcharts-root')].map((drawing) => ({
        frame: drawing.getBoundingClientRect(),
        texts: [...drawing.querySelectorAll('text')].flatMap(drawnText),
      }));
      const texts = [...legend, ...drawings.flatMap((drawing) => drawing.texts)];
      const overlapping = texts.flatMap((one, place) =>
        texts
          .slice(place + 1)
          .filter((other) => overlaps(one, other))
          .map((other) => `${name}“${one.text}” and “${other.text}” overlap`),
      );
      const cut = drawings.flatMap(({ frame, texts: own }) =>
        own
          .filter(({ corners }) => {
            const [left, right] = extent(corners, [1, 0]);
            const [top, bottom] = extent(corners, [0, 1]);
            const beyond = [
              frame.left - left,
              right - frame.right,
              frame.top - top,
              bottom - frame.bottom,
            ];
            return Math.max(...beyond) > tolerance;
          })
          .map(({ text }) => `${name}“${text}” is cut`),
      );
      return [...overlapping, ...cut];
    });
  });
