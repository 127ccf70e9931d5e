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
 * Highcharts with the modules in use. Neither its charts nor the tooltips that it draws outside of
 * them write their palette into a style element, which the content policy refuses.
 */
export function startHighcharts(): typeof Highcharts {
  Highcharts.setOptions({ palette: { injectCSS: false } });
  return Highcharts;
}
