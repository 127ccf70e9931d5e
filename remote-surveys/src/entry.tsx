import { defineEntry, pagesIn } from '@portal/platform/remote';
import { withDeviceWatch } from './device/watch/with-device-watch.tsx';
import { withMerging } from './merging/settling/settle.ts';

const screens = import.meta.webpackContext('./screens', { regExp: /\.page\.tsx$/, mode: 'lazy' });

export default defineEntry({ pages: withDeviceWatch(withMerging(pagesIn(screens))) });
