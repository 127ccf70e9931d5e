import { defineEntry, pagesIn } from '@portal/platform/remote';
import { watched } from './device/watch/watched.tsx';

const screens = import.meta.webpackContext('./screens', { regExp: /\.page\.tsx$/, mode: 'lazy' });

export default defineEntry({ pages: watched(pagesIn(screens)) });
