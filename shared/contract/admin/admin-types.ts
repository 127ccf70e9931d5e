import type { Static } from 'typebox';
import type { word } from './admin.schema.ts';

export type Word = Static<typeof word>;
