import { defineEntry, pagesIn } from '@portal/platform/remote';
import { watched } from './device/watch/watched.tsx';
import { mergingPages } from './merging/settling/settle.ts';

const screens = import.meta.webpackContext('./screens', { regExp: /\.page\.tsx$/, mode: 'lazy' });

export default defineEntry({ pages: watched(mergingPages(pagesIn(screens))) });
