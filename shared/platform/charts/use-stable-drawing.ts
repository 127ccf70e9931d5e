import { useMemo } from 'react';
import type { ChartDrawing } from './chart-types.ts';

/**
 * Returns the same drawing object until its contents change, so that a screen can define series and
 * formats inline without redrawing the chart on each render.
 */
export function useStableDrawing<Format extends string>(
  drawing: ChartDrawing<Format>,
): ChartDrawing {
  const { series, references = [], valueText } = drawing;
  const texts = series.map(({ data, format }) => data.map((value) => valueText(value, format)));
  const ends = references.map(({ value, format }) => valueText(value, format));
  const reading = JSON.stringify([drawing, texts, ends]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the reading stands for the drawing
  return useMemo(() => {
    const formats = new Map<string, Format>(
      [...series, ...references].map(({ format }) => [format, format]),
    );
    return {
      ...drawing,
      valueText: (value, name) => {
        const format = formats.get(name);
        return format === undefined ? '' : valueText(value, format);
      },
    };
  }, [reading]);
}
