/** Surveys that people make with this tool; a checkpoint is a drive-over, whose readings come by file. */
export const surveyKinds = ['yard', 'roadside', 'dealer'] as const;
export type SurveyKind = (typeof surveyKinds)[number];

/** Every kind of survey that there is. */
export const storedSurveyKinds = [...surveyKinds, 'checkpoint'] as const;
export type StoredSurveyKind = (typeof storedSurveyKinds)[number];

export const surveyStates = ['open', 'finished'] as const;
export type SurveyState = (typeof surveyStates)[number];

/** Where a unit of a survey stands. */
export const inspectionStates = ['waiting', 'started', 'done'] as const;
export type InspectionState = (typeof inspectionStates)[number];

/** What a unit's worst tire says; grey is one without readings. */
export const inspectionColors = ['grey', 'green', 'yellow', 'red'] as const;
export type InspectionColor = (typeof inspectionColors)[number];

/** How far a mail came at an address; one that has failed is not tried again. */
export const mailStates = ['waiting', 'sent', 'failed'] as const;
