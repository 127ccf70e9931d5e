import type Highcharts from 'highcharts';

/**
 * Highcharts' method that keeps the label of a bar or point inside the drawing; missing from its
 * types.
 */
type Align = (
  label: Highcharts.SVGElement,
  options: Highcharts.DataLabelsOptions,
  at: { readonly x: number; readonly y: number },
  ...others: unknown[]
) => boolean;

interface Aligning extends Highcharts.Series {
  justifyDataLabel: Align;
}

/**
 * Makes labels with `overflow: 'justify'` stay inside the drawing only horizontally, where the
 * scales are. Highcharts would also move the labels above the highest bars down, onto the bars.
 */
export function keepLabelsInWidth({ Series }: typeof Highcharts): void {
  const shared = Series.prototype as Aligning;
  const { justifyDataLabel: justify } = shared;
  shared.justifyDataLabel = function (this: Aligning, label, options, { x }, ...others) {
    return justify.call(this, label, options, { x, y: this.chart.plotHeight / 2 }, ...others);
  };
}
