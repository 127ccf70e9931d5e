import type Highcharts from 'highcharts';

/** What Highcharts keeps of each animation that runs; its types leave it out. */
interface Animations {
  readonly timers: readonly { readonly elem: Highcharts.SVGElement }[];
}

/**
 * Has the animations of a chart end with it. Highcharts goes on to animate points that had left the
 * chart before, and throws at the first pattern that it then looks for in a drawing that is gone.
 */
export function endAnimations(highcharts: typeof Highcharts): void {
  const { addEvent, Chart, stop } = highcharts;
  const { timers } = highcharts as typeof Highcharts & Animations;
  addEvent(Chart, 'destroy', function (this: Highcharts.Chart) {
    for (const { elem } of timers) if (elem.renderer === this.renderer) stop(elem);
  });
}
