import type Highcharts from 'highcharts';

/** What Highcharts knows of a figure beside a bar or a point; its types leave it out. */
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
 * Has figures that keep inside a drawing (`overflow: 'justify'`) do so in its width alone, where scales
 * stand beside it. Highcharts also moves those above the highest bars down, onto the bars.
 */
export function keepLabelsInWidth({ Series }: typeof Highcharts): void {
  const shared = Series.prototype as Aligning;
  const { justifyDataLabel: justify } = shared;
  shared.justifyDataLabel = function (this: Aligning, label, options, { x }, ...others) {
    return justify.call(this, label, options, { x, y: this.chart.plotHeight / 2 }, ...others);
  };
}
