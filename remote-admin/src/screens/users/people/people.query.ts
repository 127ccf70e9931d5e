/** Key prefix of all lists of people, for reloading them together. */
export const people = ['people'];
