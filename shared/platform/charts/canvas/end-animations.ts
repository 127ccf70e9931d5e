import type Highcharts from 'highcharts';

/** The running animations of Highcharts, missing from its types. */
interface Animations {
  readonly timers: readonly { readonly elem: Highcharts.SVGElement }[];
}

/**
 * Stops the animations of a chart when it is destroyed. Otherwise Highcharts continues to animate
 * points that were removed earlier, and throws when it looks for a pattern in the destroyed
 * drawing.
 */
export function endAnimations(highcharts: typeof Highcharts): void {
  const { addEvent, Chart, stop } = highcharts;
  const { timers } = highcharts as typeof Highcharts & Animations;
  addEvent(Chart, 'destroy', function (this: Highcharts.Chart) {
    for (const { elem } of timers) if (elem.renderer === this.renderer) stop(elem);
  });
}
