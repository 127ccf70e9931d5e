/** Limits on the calls of the survey tool. */
export const surveyLimits = {
  /** Characters of a unit's number (specification of surveys and reports, §3). */
  unitNumber: 40,
  /** Exact number of characters of a vehicle identification number. */
  vin: 17,
  /** Characters of a DOT number, a license plate, a manufacturer and a model. */
  dot: 20,
  licensePlate: 12,
  name: 80,
  /** Characters of the comments on a unit, a survey and an inspection. */
  comments: 2000,
  /** First model year of a unit; the last is next year's. */
  earliestYear: 1900,
  /** First day of a survey, such as one imported from another system; the last is today. */
  earliestSurvey: '1990-01-01',
  /**
   * Units per call that saves, clones or adds them to a survey; a file can have more rows than
   * that.
   */
  unitsAtOnce: 1000,
  clones: 100,
  /** Unit numbers suggested for typed text. */
  proposals: 20,
  /** Locations requested by id, such as pins. */
  chosenLocations: 30,
  /** Rows and bytes of a file of units. */
  importRows: 10_000,
  importBytes: 20_000_000,
  /** Surveys and addresses of one mail. */
  mailedSurveys: 20,
  mailAddresses: 20,
  /** Latest mails listed for a survey. */
  mailsTold: 50,
  /** Colleagues offered as recipients, the first by name; others are typed. */
  colleagues: 500,
  /** Bytes of a mail's files; larger ones stay in the portal. */
  mailBytes: 10_000_000,
  /** Largest reading of a gauge, in each unit (specification of the fleet dashboard, §9). */
  readings: { psi: 200, bar: 13.79, '32nds': 100, mm: 79.38 },
  /** Tires changed together; no unit has more. */
  tiresAtOnce: 24,
  /** Tires in stock offered for mounting; others are found by TIN, brand or size. */
  stockedTires: 200,
  /** Bytes of an uploaded photo, and photos per inspection. */
  photoBytes: 20_000_000,
  photos: 200,
  /** Conditions flagged on one tire. */
  wearConditions: 12,
  /** Largest reading of a torque wrench, in each unit. */
  torque: { lbft: 1500, nm: 2034 },
  /** Characters of a checklist item's notes. */
  notes: 500,
  /** Largest reading of a meter, in the reader's unit of distance. */
  mileage: 9_999_999,
  /** Largest number of running hours. */
  hours: 1_000_000,
  /** Characters of a mail's note, and of the reason for reopening a survey. */
  note: 2000,
  reason: 500,
  /**
   * Days for which a repeated write gets its first response, and hours for which an import can be
   * undone.
   */
  keyDays: 90,
  undoHours: 24,
  /** Units cached for offline use at once. */
  takenUnits: 1000,
  /**
   * Changes of a survey sent at once, days for which they are available, and open streams per
   * session.
   */
  changesAtOnce: 500,
  changeDays: 90,
  streams: 20,
  /** Seconds for which a unit removed from its location can be put back with one tap. */
  undoSeconds: 10,
} as const;
