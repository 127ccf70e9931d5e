import { writeFileSync } from 'node:fs';
import { themeCss } from './theme-css.ts';

// Command (`node --import tsx ui/theme/write-theme-css.ts`) that updates `theme.css`.
writeFileSync(new URL('./theme.css', import.meta.url), themeCss());
