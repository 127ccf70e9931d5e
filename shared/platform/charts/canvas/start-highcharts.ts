import Highcharts from 'highcharts';
import 'highcharts/modules/accessibility';
import 'highcharts/modules/pattern-fill';
import { declareFontSizes } from './declared-font-size.ts';
import { endAnimations } from './end-animations.ts';
import { keepLabelsInWidth } from './labels-in-width.ts';

declareFontSizes(Highcharts);
endAnimations(Highcharts);
keepLabelsInWidth(Highcharts);

/**
 * Returns Highcharts with the modules in use. Charts, and tooltips drawn outside of them, do not
 * write their palette into a style element, because the content policy refuses it.
 */
export function startHighcharts(): typeof Highcharts {
  Highcharts.setOptions({ palette: { injectCSS: false } });
  return Highcharts;
}
