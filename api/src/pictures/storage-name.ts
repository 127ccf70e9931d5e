export type PictureSize = 'large' | 'small';

/** The name of a file in storage; folders by the start of the hash stay small. */
export const storageName = (hash: string, size: PictureSize): string =>
  `${hash.slice(0, 2)}/${hash}-${size}.jpg`;
