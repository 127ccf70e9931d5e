import { useReducedMotion } from '@mantine/hooks';
import { HighchartsReact, type HighchartsReactRefObject } from 'highcharts-react-official';
import { useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ChartDrawing } from '../chart-types.ts';
import { PaperWidth } from '../paper-width.ts';
import type { Pie } from '../pie-types.ts';
import classes from './canvas.module.css';
import { chartOptions } from './chart-options.ts';
import { pieOptions } from './pie-options.ts';
import { startHighcharts } from './start-highcharts.ts';

export interface CanvasProps {
  drawing: ChartDrawing | Pie;
  /** In pixels. */
  height: number;
}

const containerProps = { className: classes.canvas };

/** Draws a chart. Only this folder depends on Highcharts. */
export default function Canvas({ drawing, height }: CanvasProps) {
  const [highcharts] = useState(startHighcharts);
  const still = useReducedMotion(false, { getInitialValueInEffect: false });
  const options = useMemo(() => {
    const setting = { height, animated: !still };
    return 'slices' in drawing ? pieOptions(drawing, setting) : chartOptions(drawing, setting);
  }, [drawing, height, still]);
  const drawn = useRef<HighchartsReactRefObject>(null);
  const width = useContext(PaperWidth);
  useLayoutEffect(() => {
    const chart = drawn.current?.chart;
    if (chart && (chart.options.chart?.width ?? null) !== width)
      chart.setSize(width, undefined, false);
  }, [width]);

  return (
    <HighchartsReact
      ref={drawn}
      highcharts={highcharts}
      options={options}
      containerProps={containerProps}
    />
  );
}
