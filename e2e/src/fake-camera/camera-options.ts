import type { LaunchOptions } from '@playwright/test';
import { launchOptions } from '../browser.ts';

/** Launch options of a browser whose camera shows a video file, with permission granted. */
export const cameraOptions = (film: string): LaunchOptions => ({
  ...launchOptions,
  args: [
    ...(launchOptions.args ?? []),
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ],
});
