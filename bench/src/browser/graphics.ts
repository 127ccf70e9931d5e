import type { BrowserContext } from '@playwright/test';

/**
 * Returns the browser's renderer as named by WebGL; it is software on a machine without a graphics
 * card.
 */
export async function graphicsOf(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  const name = await page.evaluate(() => {
    const webgl = document.createElement('canvas').getContext('webgl');
    const named = webgl?.getExtension('WEBGL_debug_renderer_info');
    return webgl && named ? String(webgl.getParameter(named.UNMASKED_RENDERER_WEBGL)) : '';
  });
  await page.close();
  return name === '' || /swiftshader|llvmpipe|software/i.test(name) ? 'none, software' : name;
}
