import { cleanDrawing } from './clean-drawing.ts';
import { drawingLimits } from './drawing-limits.ts';
import { chartSvg } from './testing/chart-svg.ts';

const around = (content: string, root = 'width="100" height="50"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${content}</svg>`;
const opening = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50">`;
const cleaned = (content: string) => cleanDrawing(around(content)).svg;
const kept = (content: string) => cleaned(content).slice(opening.length, -'</svg>'.length);

describe('a chart', () => {
  const { svg, width, height } = cleanDrawing(chartSvg);

  test('keeps its size, shapes, patterns, clip paths and texts', () => {
    expect([width, height]).toEqual([600, 300]);
    expect(svg).toContain('<clipPath id="highcharts-1-"><rect x="0" y="0" width="520"');
    expect(svg).toContain('<pattern id="highcharts-pattern-2" patternUnits="userSpaceOnUse"');
    expect(svg).toContain('<g transform="translate(60,20)" clip-path="url(#highcharts-1-)">');
    expect(svg).toContain('fill="url(#highcharts-pattern-2)" d="M 20 220 L 20 40 A 3 3');
    expect(svg).toContain('text-anchor="end" transform="rotate(-45 150 262)" font-size="12.8px"');
    expect(svg).toContain('Φεβρουάριος<tspan x="330" dy="16" font-weight="700">二月</tspan>');
  });

  test('has its styles as attributes, and colours that were mixed as such', () => {
    expect(svg).toContain('fill="url(#highcharts-pattern-3)" stroke="none" stroke-width="0px"');
    expect(svg).toContain('fill="rgba(51, 153, 102, 1)"');
  });

  test('loses what is no drawing', () => {
    expect(svg).not.toMatch(/style|class|role|aria|data-|onclick|alert|title|desc|Inter|tabindex/);
  });
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script of another namespace', '<s:script xmlns:s="http://www.w3.org/2000/svg">x</s:script>'],
  [
    'a foreign object',
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
  ],
  ['a picture', '<image href="file:///etc/passwd" width="9" height="9"/>'],
  [
    'a picture by XLink',
    '<image xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="/etc/passwd"/>',
  ],
  ['a use', '<use href="http://localhost/a.svg#a"/>'],
  ['a style sheet', '<style>@import url(http://localhost/);</style>'],
  ['a filter', '<filter id="f"><feImage href="file:///etc/passwd"/></filter>'],
  ['an animation', '<animate attributeName="href" to="file:///etc/passwd"/>'],
  ['a link with what is in it', '<a href="http://localhost/"><rect width="1"/></a>'],
  ['a drawing in a drawing', '<svg width="60000" height="60000"><rect/></svg>'],
  ['text outside of texts', 'root:x:0:0'],
  ['a comment', '<!-- hidden -->'],
])('%s is left out', (_, content) => expect(kept(content)).toBe(''));

test.each([
  ['handlers', 'onload="alert(1)" onclick="alert(2)"'],
  ['links', 'href="file:///etc/passwd" xlink:href="x" xmlns:xlink="http://www.w3.org/1999/xlink"'],
  ['an address as a fill', 'fill="url(http://localhost/a.svg#a)"'],
  ['a file as a fill', 'style="fill: url(file:///etc/passwd#a)"'],
  ['data as a fill', 'fill="url(data:image/svg+xml;base64,PHN2Zy8+#a)"'],
  ['an address that looks like its own', 'fill="url(#a) url(http://localhost/)"'],
  ['an escaped address', String.raw`style="fill: \75rl(http://localhost/)"`],
  ['a filter', 'filter="url(#f)" mask="url(#m)" marker-end="url(#e)"'],
  ['variables', 'fill="var(--portal-chart-primary)"'],
  ['expressions', 'style="width: expression(alert(1)); behavior: url(x); cursor: url(x)"'],
  ['numbers that are none', 'x="NaN" y="Infinity" width="1e999" height="calc(1px)" r="-"'],
  ['numbers beyond use', 'x="10000001" y="-1e30" stroke-dasharray="1,99999999"'],
  ['a path that is none', 'd="M NaN 1 L 2 2"'],
  ['a transform that is none', 'transform="rotate(NaN) url(x)"'],
  ['a family of fonts', 'font-family="url(http://localhost/)"'],
])('%s of an element are left out', (_, attributes) =>
  expect(kept(`<rect ${attributes}/>`)).toBe('<rect></rect>'),
);

test('a pattern keeps its name, whatever number it could be read as', () => {
  const pattern = '<pattern id="pattern-7-1770a964e1161" width="8" height="8"></pattern>';
  expect(kept(pattern)).toBe(pattern);
});

test('what others point at points at nothing', () => {
  const chain =
    '<pattern id="a" width="9" height="9"><rect fill="url(#b)" stroke="red"/></pattern>';
  expect(kept(chain)).toBe(
    '<pattern id="a" width="9" height="9"><rect stroke="red"></rect></pattern>',
  );
});

test('texts stay texts', () => {
  expect(kept('<text>&lt;script&gt; &amp; "a" <![CDATA[<b>]]>\u0001</text>')).toBe(
    '<text>&lt;script&gt; &amp; &quot;a&quot; &lt;b&gt;</text>',
  );
});

test.each([
  ['a document type', `<!DOCTYPE svg>${around('')}`, /document type/],
  [
    'an external entity',
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${around('<text>&x;</text>')}`,
    /document type/,
  ],
  [
    'entities that multiply',
    `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>${around('<text>&b;</text>')}`,
    /document type/,
  ],
  ['an unknown entity', around('<text>&x;</text>'), /entity/i],
  ['a style sheet', `<?xml-stylesheet href="http://localhost/"?>${around('')}`, /processing/],
  ['a program', around('<?php system("id") ?>'), /processing/],
  ['another root', '<html/>', /no drawing/],
  ['nothing', '', /empty/],
  ['no document', 'file:///etc/passwd', /whitespace/i],
  ['compressed bytes', Buffer.from('1f8b0800000000000003', 'hex').toString('latin1'), /./],
  ['a document that breaks off', '<svg width="9" height="9"><g>', /unclosed/i],
  ['elements that do not match', around('<g></rect>'), /unexpected close/i],
  ['no size', around('', ''), /no size/],
  ['a size that is none', around('', 'width="NaN" height="NaN"'), /no size/],
  ['a size in percent', around('', 'width="100%" height="100%"'), /no size/],
  ['60,000 by 60,000', around('', 'width="60000" height="60000"'), /60000 × 60000/],
  ['a view of 60,000', around('', 'viewBox="0 0 60000 60000"'), /60000 × 60000/],
  ['a size of nothing', around('', 'width="0" height="9"'), /0 × 9/],
  ['a view that is none', around('', 'width="9" height="9" viewBox="0 0 NaN 9"'), /view/],
  ['an endless view', around('', 'width="9" height="9" viewBox="0 0 1e300 9"'), /view/],
  ['an empty view', around('', 'width="9" height="9" viewBox="0 0 0 0"'), /view/],
  ['too many elements', around('<g/>'.repeat(drawingLimits.elements)), /too many elements/],
  ['too many elements of others', around(`<a>${'<b/>'.repeat(20_000)}</a>`), /too many elements/],
  ['elements too deep', around(`${'<g>'.repeat(99)}${'</g>'.repeat(99)}`), /too deeply/],
  ['too much text', around(`<text>${'a'.repeat(100_001)}</text>`), /too much text/],
  ['100 MB', around(`<text>${'a'.repeat(100_000_000)}</text>`), /bytes/],
])('%s is refused', (_, svg, reason) => expect(() => cleanDrawing(svg)).toThrow(reason));

test('a size may be said by the view alone, and an XML declaration may stand before', () => {
  const { width, height, svg } = cleanDrawing(
    `<?xml version="1.0" encoding="UTF-8"?>${around('', 'viewBox="-10 -5 40 20"')}`,
  );
  expect([width, height]).toEqual([40, 20]);
  expect(svg).toContain('width="40" height="20" viewBox="-10 -5 40 20"');
});
