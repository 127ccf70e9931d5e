/** A chart as drawn by Highcharts, with the values that browsers compute. */
export const chartSvg = `<svg version="1.1" class="highcharts-root" role="img" style="font-family: Inter, sans-serif; font-size: 16px;" xmlns="http://www.w3.org/2000/svg" width="600" height="300" viewBox="0 0 600 300" aria-label="Calls">
<title>Calls</title><desc>Created with Highcharts 13.1.1</desc>
<defs>
<clipPath id="highcharts-1-"><rect x="0" y="0" width="520" height="220" fill="none"></rect></clipPath>
<pattern id="highcharts-pattern-2" patternUnits="userSpaceOnUse" patternContentUnits="userSpaceOnUse" width="8" height="8" x="0" y="0">
<rect x="0" y="0" width="8" height="8" fill="rgb(200, 30, 40)"></rect>
<path d="M -2 10 L 10 -2 M -2 2 L 2 -2 M 6 10 L 10 6" stroke="#ffffff" stroke-width="1.75" fill="none"></path></pattern>
<pattern id="highcharts-pattern-3" patternUnits="userSpaceOnUse" width="8" height="8">
<rect width="8" height="8" fill="rgb(30, 60, 200)"></rect>
<path d="M 3.5 2 A 1.5 1.5 0 1 0 0.5 2 A 1.5 1.5 0 1 0 3.5 2" fill="#ffffff" stroke-width="0"></path></pattern>
</defs>
<rect fill="#ffffff" class="highcharts-background" x="0" y="0" width="600" height="300"></rect>
<g class="highcharts-series-group" data-z-index="3"><g transform="translate(60,20)" clip-path="url(#highcharts-1-)">
<path fill="url(&quot;#highcharts-pattern-2&quot;)" d="M 20 220 L 20 40 A 3 3 0 0 1 23 37 L 160 37 L 160 220 Z" tabindex="-1" opacity="1" onclick="alert(1)"></path>
<path style="fill: url(#highcharts-pattern-3); stroke: none; stroke-width: 0px" d="M 200 220 L 200 80 L 340 80 L 340 220 Z"></path>
<path fill="color(srgb 0.2 0.6 0.4)" d="M 380 220 L 380 -80 L 500 -80 L 500 220 Z"></path>
</g></g>
<g class="highcharts-axis-labels">
<text x="150" y="262" text-anchor="end" transform="rotate(-45 150 262)" style="font-size: 12.8px; fill: rgb(51, 51, 51);">January</text>
<text x="330" y="262" text-anchor="middle" fill="#333333" font-size="13px">Φεβρουάριος<tspan x="330" dy="16" font-weight="700">二月</tspan></text>
</g></svg>`;
