/** The user's favorites: addresses of reports under names of the user's own. */
export { FavoritesButton, type FavoritesButtonProps } from './favorites-button.tsx';
