import type { Sign } from './signed-address.ts';

/** The name to sign for a file of a photo. */
export const signedName = (storageId: string, size: 'large' | 'small') => `${storageId}/${size}`;

/** The addresses at which a photo can be read for some minutes, relative to the base of the API. */
export function addressesOf(storageId: string, sign: Sign) {
  const addressOf = (size: 'large' | 'small') => {
    const { expires, signature } = sign(signedName(storageId, size));
    return `fleet_survey/get_image/${storageId}?size=${size}&expires=${expires}&signature=${signature}`;
  };
  return { address: addressOf('large'), thumbnail_address: addressOf('small') };
}
