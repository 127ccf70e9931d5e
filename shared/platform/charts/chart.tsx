import { useMediaQuery } from '@mantine/hooks';
import { useWords } from '../i18n/i18n.ts';
import { raisedMark, raisedPlaces } from './bar-heights.ts';
import classes from './chart.module.css';
import { ChartLegend } from './chart-legend.tsx';
import { ChartPlace } from './chart-place.tsx';
import type { ChartDrawing, ChartProps } from './chart-types.ts';
import { nameLines, nameRoom } from './name-lines.ts';
import { useStableDrawing } from './use-stable-drawing.ts';

/** In pixels: a row of horizontal bars, and each bar of a row with several. */
const [rowHeight, barHeight] = [42, 22];

/** Media query for windows no taller than on a small notebook. */
const lowWindow = '(max-height: 50em)';

/**
 * Heights in pixels of charts with vertical bars; in a low window, a whole chart fits below the
 * content above it.
 */
const [usualHeight, lowHeight] = [300, 240];

/** Returns a height with room for every horizontal bar; vertical bars share the width instead. */
function defaultHeight(
  { orientation, stacked, categories, series }: ChartDrawing,
  isLow: boolean,
): number {
  if (orientation === 'vertical') return isLow ? lowHeight : usualHeight;
  const bars = series.filter(({ kind }) => kind === 'bar');
  const beside = stacked ? new Set(bars.map(({ compared }) => compared)).size : bars.length;
  const names = nameRoom.line * Math.max(0, ...categories.map(nameLines));
  const row = Math.max(rowHeight, names, 10 + beside * barHeight);
  return Math.max(180, categories.length * row + 40);
}

/**
 * Shows bars and lines with a legend and a written summary. Colors and patterns follow the tones
 * and the color scheme; the arrow keys move through the values.
 */
export function Chart<Format extends string>(props: ChartProps<Format>) {
  const { summary, notes = [], height, ...rest } = props;
  const { t } = useWords();
  const drawing = useStableDrawing(rest);
  const isLow = useMediaQuery(lowWindow, false, { getInitialValueInEffect: false });
  const isRaised = drawing.series.some((row) => raisedPlaces(drawing, row).size > 0);

  return (
    <figure className={classes.figure} aria-label={props.title}>
      <ChartLegend
        entries={[
          ...props.series,
          ...(props.references ?? []).map((line) => ({ ...line, kind: 'line' as const })),
        ]}
      />
      <ChartPlace drawing={drawing} height={height ?? defaultHeight(drawing, isLow)} />
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
      {isRaised && <p className={classes.note}>{t('shell:chart.raised', { mark: raisedMark })}</p>}
      <figcaption className={classes.summary}>{summary}</figcaption>
    </figure>
  );
}
