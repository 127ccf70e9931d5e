import { writeFileSync } from 'node:fs';
import { themeCss } from './theme-css.ts';

// A command (`node --import tsx ui/theme/write-theme-css.ts`): brings `theme.css` up to date.
writeFileSync(new URL('./theme.css', import.meta.url), themeCss());
