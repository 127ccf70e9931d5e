import type { TooltipOptions } from 'highcharts';
import type { ChartDrawing } from '../chart-types.ts';
import type { Pie } from '../pie-types.ts';
import { categoryText, valueAt } from './point-text.ts';

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Above the page's own layers. */
const look: TooltipOptions = {
  outside: true,
  animation: false,
  backgroundColor: 'var(--portal-surface-panel)',
  borderColor: 'var(--portal-border-strong)',
  borderRadius: 4,
  shadow: false,
  style: { zIndex: 101, color: 'var(--portal-text)', fontSize: '0.8125rem' },
};

/** Returns the tooltip of a category: the true values of all series together. */
export const barTooltip = (drawing: ChartDrawing): TooltipOptions => ({
  ...look,
  shared: true,
  formatter() {
    const place = this.x;
    const rows = drawing.series.map(
      ({ name }, index) => `${escaped(name)}: <b>${escaped(valueAt(drawing, index, place))}</b>`,
    );
    const lines = (drawing.references ?? []).map(
      ({ name, value, format }) =>
        `${escaped(name)}: <b>${escaped(drawing.valueText(value, format))}</b>`,
    );
    const head = `<b>${escaped(categoryText(drawing, place))}</b>`;
    return [head, ...rows, ...lines].join('<br/>');
  },
});

/** Returns the tooltip of a slice. */
export const pieTooltip = ({ name, slices }: Pie): TooltipOptions => ({
  ...look,
  formatter() {
    const slice = slices.find((one) => one.name === this.name);
    return `<b>${escaped(name)}</b><br/>${escaped(this.name)}: <b>${escaped(slice?.text ?? '')}</b>`;
  },
});
