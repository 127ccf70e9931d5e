/** Most that a device counts of anything. */
export const mostCounted = 1_000_000;

/** What has not been in contact for so many days is taken off the list of devices. */
export const deviceDays = 180;
