/** The user's favorites: addresses of reports, saved under names. */
export { FavoritesButton, type FavoritesButtonProps } from './favorites-button.tsx';
