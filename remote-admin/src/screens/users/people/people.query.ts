/** Every list of people that was loaded, for all of them to be loaded anew. */
export const people = ['people'];
