let isOn = true;

/** Returns whether this region allows devices to store data for offline work. */
export const isOfflineStorageOn = (): boolean => isOn;

/**
 * Sets whether devices may store documents and writes. Writes that already wait are sent in either
 * case.
 */
export function switchOfflineStorage(on: boolean): void {
  isOn = on;
}
