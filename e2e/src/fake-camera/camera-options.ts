import type { LaunchOptions } from '@playwright/test';
import { launchOptions } from '../browser.ts';

/** How a browser is started whose camera shows a film, and whose person lets pages see it. */
export const cameraOptions = (film: string): LaunchOptions => ({
  ...launchOptions,
  args: [
    ...(launchOptions.args ?? []),
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ],
});
