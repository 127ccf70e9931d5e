/** Maximum of each count that a device reports. */
export const mostCounted = 1_000_000;

/** Days without contact after which a device is removed from the list. */
export const deviceDays = 180;
