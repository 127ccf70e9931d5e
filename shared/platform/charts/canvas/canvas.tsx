import { useReducedMotion } from '@mantine/hooks';
import { HighchartsReact } from 'highcharts-react-official';
import { useMemo, useState } from 'react';
import type { ChartDrawing } from '../chart-types.ts';
import classes from './canvas.module.css';
import { chartOptions } from './chart-options.ts';
import { startHighcharts } from './start-highcharts.ts';

interface CanvasProps {
  drawing: ChartDrawing;
  height: number;
}

const containerProps = { className: classes.canvas };

/** The drawing itself. Everything that knows Highcharts is in this folder. */
export default function Canvas({ drawing, height }: CanvasProps) {
  const [highcharts] = useState(startHighcharts);
  const still = useReducedMotion(false, { getInitialValueInEffect: false });
  const options = useMemo(
    () => chartOptions(drawing, { height, animated: !still }),
    [drawing, height, still],
  );
  return (
    <HighchartsReact highcharts={highcharts} options={options} containerProps={containerProps} />
  );
}
