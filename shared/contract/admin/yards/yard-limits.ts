/** Maximum characters of a yard's texts, and of a customer or dealer number. */
export const yardLimits = {
  code: 40,
  name: 200,
  text: 200,
  postalCode: 20,
  number: 40,
  division: 80,
};
