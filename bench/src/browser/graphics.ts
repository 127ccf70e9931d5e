import type { BrowserContext } from '@playwright/test';

/** What draws for the browser, as WebGL names it; a machine without a graphics card has software. */
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
