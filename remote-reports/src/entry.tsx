import { defineEntry, pagesIn } from '@portal/platform/remote';

const screens = import.meta.webpackContext('./screens', { regExp: /\.page\.tsx$/, mode: 'lazy' });

export default defineEntry({ pages: pagesIn(screens) });
