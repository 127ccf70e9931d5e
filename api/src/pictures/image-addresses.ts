import type { Sign } from './signed-address.ts';

/** What is signed for a file of a photo. */
export const signedName = (storageId: string, size: 'large' | 'small') => `${storageId}/${size}`;

/** Where a photo can be read for some minutes, from the base of the API. */
export function addressesOf(storageId: string, sign: Sign) {
  const addressOf = (size: 'large' | 'small') => {
    const { expires, signature } = sign(signedName(storageId, size));
    return `fleet_survey/get_image/${storageId}?size=${size}&expires=${expires}&signature=${signature}`;
  };
  return { address: addressOf('large'), thumbnail_address: addressOf('small') };
}
