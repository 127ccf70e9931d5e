import type { TooltipOptions } from 'highcharts';
import type { ChartDrawing } from '../chart-types.ts';
import { valueAt } from './point-text.ts';

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** A category's true values, all series together; above the page's own layers. */
export function tooltipOptions(drawing: ChartDrawing): TooltipOptions {
  return {
    shared: true,
    outside: true,
    animation: false,
    backgroundColor: 'var(--portal-surface-panel)',
    borderColor: 'var(--portal-border-strong)',
    borderRadius: 4,
    shadow: false,
    style: { zIndex: 101, color: 'var(--portal-text)', fontSize: '0.8125rem' },
    formatter() {
      const place = this.x;
      const rows = drawing.series.map(
        ({ name }, index) => `${escaped(name)}: <b>${escaped(valueAt(drawing, index, place))}</b>`,
      );
      return [`<b>${escaped(drawing.categories[place] ?? '')}</b>`, ...rows].join('<br/>');
    },
  };
}
