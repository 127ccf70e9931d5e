let isOn = true;

/** Whether this region lets devices keep anything for work without a network. */
export const isSwitchedOn = (): boolean => isOn;

/** Lets devices keep documents and writes, or not. What waits already is sent all the same. */
export function switchOffline(on: boolean): void {
  isOn = on;
}
