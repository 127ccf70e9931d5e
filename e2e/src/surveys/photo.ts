import type { Page } from '@playwright/test';

/** Returns a picture like one from a phone, made by the browser itself. */
export const photo = async (page: Page, color: string, [width, height] = [4000, 3000]) => ({
  name: `${color}.jpg`,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(
    await page.evaluate(
      ({ fill, width, height }) => {
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width, height });
        const context = canvas.getContext('2d');
        if (context) {
          context.fillStyle = fill;
          context.fillRect(0, 0, width, height);
        }
        return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
      },
      { fill: color, width, height },
    ),
    'base64',
  ),
});
