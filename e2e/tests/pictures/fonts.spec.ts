import { test } from '../../src/pictures/picture-test.ts';
import { openReports } from '../../src/pictures/reports.ts';
import { expect } from '../../src/portal-test.ts';

test('every text of the pictures, also of charts, is set in the font of the project', async ({
  page,
}) => {
  await openReports(page, { tab: 'service' });
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const texts = 'body, text, tspan, figcaption, h2, th, td, button, label, [role="tabpanel"] p';
  const found = { nodeId: root.nodeId, selector: texts };
  const { nodeIds } = await tools.send('DOM.querySelectorAll', found);
  const fonts = new Set<string>();
  for (const nodeId of nodeIds) {
    const used = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName } of used.fonts) fonts.add(familyName);
  }
  expect(fonts.size).toBeGreaterThan(0);
  expect([...fonts].filter((name) => !name.startsWith('Noto Sans'))).toEqual([]);
});
