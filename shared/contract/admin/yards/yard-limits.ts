/** Characters of the texts of a yard, and of a number of a customer or a dealer. */
export const yardLimits = {
  code: 40,
  name: 200,
  text: 200,
  postalCode: 20,
  number: 40,
  division: 80,
};
