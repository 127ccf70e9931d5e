/** Maximum characters of each field of an access request. */
export const registrationLimits = {
  user_name: 80,
  user_last_name: 80,
  email: 254,
  company: 120,
  phone: 40,
  account_number: 20,
  message: 1000,
} as const;
