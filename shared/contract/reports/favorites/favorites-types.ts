import type { Static } from 'typebox';
import type { favoriteRow } from './favorites.schema.ts';

export type FavoriteRow = Static<typeof favoriteRow>;
