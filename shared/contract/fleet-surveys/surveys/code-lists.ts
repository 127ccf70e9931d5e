/**
 * Kinds of surveys made with this tool. The kind `checkpoint` is a drive-over, whose readings come
 * from a file.
 */
export const surveyKinds = ['yard', 'roadside', 'dealer'] as const;
export type SurveyKind = (typeof surveyKinds)[number];

/** All kinds of surveys. */
export const storedSurveyKinds = [...surveyKinds, 'checkpoint'] as const;
export type StoredSurveyKind = (typeof storedSurveyKinds)[number];

export const surveyStates = ['open', 'finished'] as const;
export type SurveyState = (typeof surveyStates)[number];

/** States of a unit in a survey. */
export const inspectionStates = ['waiting', 'started', 'done'] as const;
export type InspectionState = (typeof inspectionStates)[number];

/** Color of a unit's worst tire; grey without readings. */
export const inspectionColors = ['grey', 'green', 'yellow', 'red'] as const;
export type InspectionColor = (typeof inspectionColors)[number];

/** Delivery states of a mail to an address; a failed one is not tried again. */
export const mailStates = ['waiting', 'sent', 'failed'] as const;
