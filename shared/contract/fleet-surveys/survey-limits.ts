/** How much the calls of the survey tool take. */
export const surveyLimits = {
  /** Characters of a unit's number (specification of surveys and reports, §3). */
  unitNumber: 40,
  /** Characters of a vehicle identification number, always as many. */
  vin: 17,
  /** Characters of a DOT number, a license plate, a manufacturer and a model. */
  dot: 20,
  licensePlate: 12,
  name: 80,
  /** Characters of the comments on a unit, a survey and an inspection. */
  comments: 2000,
  /** The first model year that a unit may have; the last is next year's. */
  earliestYear: 1900,
  /** The first day that a survey may be of, as in files of other systems; the last is today. */
  earliestSurvey: '1990-01-01',
  /** Units that one call saves, clones or adds to a survey; files have more rows than one call. */
  unitsAtOnce: 1000,
  clones: 100,
  /** Numbers that are proposed while somebody types. */
  proposals: 20,
  /** Locations that are asked for by their ids, such as pins. */
  chosenLocations: 30,
  /** Rows of a file of units, and its bytes. */
  importRows: 10_000,
  importBytes: 20_000_000,
  /** Surveys in one mail, and its addresses. */
  mailedSurveys: 20,
  mailAddresses: 20,
  /** Mails of a survey that are told of, the latest ones. */
  mailsTold: 50,
  /** Colleagues who are offered, the first by name; others are typed. */
  colleagues: 500,
  /** Bytes of its files; larger ones are left in the portal. */
  mailBytes: 10_000_000,
  /** The most that a gauge may show, in each unit (specification of the fleet dashboard, §9). */
  readings: { psi: 200, bar: 13.79, '32nds': 100, mm: 79.38 },
  /** Tires that are changed together: no unit has more. */
  tiresAtOnce: 24,
  /** Tires in stock that are offered to be put on; the others are found by TIN, brand or size. */
  stockedTires: 200,
  /** Bytes of a photo as it is sent, and how many one inspection has. */
  photoBytes: 20_000_000,
  photos: 200,
  /** Conditions that are flagged on one tire. */
  wearConditions: 12,
  /** The most that a torque wrench may show, in each unit. */
  torque: { lbft: 1500, nm: 2034 },
  /** Characters of what is noted beside an item of a checklist. */
  notes: 500,
  /** The most that a meter may show, in the reader's unit of distance. */
  mileage: 9_999_999,
  /** The most hours of running that may be typed. */
  hours: 1_000_000,
  /** Characters of the note in a mail, and of the reason why a survey is reopened. */
  note: 2000,
  reason: 500,
  /** Days for which a write that is sent again gets its first answer, and hours for which an import can be undone. */
  keyDays: 90,
  undoHours: 24,
  /** Units that are taken along together. */
  takenUnits: 1000,
  /** Changes of a survey that are told in one go, days for which they are, and streams that a session has open. */
  changesAtOnce: 500,
  changeDays: 90,
  streams: 20,
  /** Seconds for which a unit that was taken off its location can be put back with one tap. */
  undoSeconds: 10,
} as const;
