export type PictureSize = 'large' | 'small';

/** The name of a file in the storage: in folders by the start of the hash, which stay small. */
export const keptName = (hash: string, size: PictureSize): string =>
  `${hash.slice(0, 2)}/${hash}-${size}.jpg`;
