import { defineEntry, pagesIn } from '@portal/platform/remote';
import { mergingPages } from './merging/settling/settle.ts';

const screens = import.meta.webpackContext('./screens', { regExp: /\.page\.tsx$/, mode: 'lazy' });

export default defineEntry({ pages: mergingPages(pagesIn(screens)) });
