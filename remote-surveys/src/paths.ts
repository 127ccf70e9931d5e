/** The addresses of this remote's screens. */
export const locationsPath = '/locations';
/** Page of the writes that wait on this device. */
export const unsentPath = '/unsent-work';

const location = (id: number | string) => `${locationsPath}/${id}`;
const survey = (id: number | string) => `/fleet-survey/${id}/overview`;

export const dashboardPath = (id: number | string) => `${location(id)}/dashboard`;
/** Initial values of a new unit: the survey it was found in, and the contents of its label. */
interface FoundUnit {
  readonly survey?: number | undefined;
  readonly number?: string;
  readonly vin?: string;
}

export const addUnitPath = (id: number | string, found: FoundUnit = {}) => {
  const given = Object.entries(found).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(given).toString();
  return `${location(id)}/units/add${query && `?${query}`}`;
};
export const editUnitPath = (id: number | string, unit: number | string) =>
  `${location(id)}/units/edit-${unit}`;
export const importUnitsPath = (id: number | string) => `${location(id)}/units/edit`;
export const surveysPath = (id: number | string) => `${location(id)}/surveys`;
export const removedTiresPath = (id: number | string) => `${location(id)}/removed-tires`;
export const addSurveyPath = (id: number | string) => `${location(id)}/surveys/add`;
export const editSurveyPath = (id: number | string, of: number) =>
  `${location(id)}/survey-details/edit-${of}`;
export const overviewPath = (id: number | string, unit?: number) =>
  unit === undefined ? survey(id) : `${survey(id)}/${unit}`;
/** Work lists of a location and of one survey. */
export const workPath = (id: number | string) => `${location(id)}/work-list`;
export const surveyWorkPath = (id: number | string) => `/fleet-survey/${id}/work-list`;
export const surveyTiresPath = (id: number | string) => `/fleet-survey/${id}/removed-tires`;
export const inspectPath = (id: number | string, unitNumber: string) =>
  `/fleet-survey/${id}/inspect-${encodeURIComponent(unitNumber)}`;

export const tireInspectionPath = '/tireoptix';
export const dealerSurveyPath = '/dlrtireoptix';
export const checkpointPath = '/checkpoint';
export const crossingPath = (id: number | string) => `${checkpointPath}/detail/${id}`;
export const readinessPath = (id: number | string) => `/trailer-readiness-report/${id}`;
export const unitImagesPath = (id: number | string, unit: number | string) =>
  `/reports/surveys/${id}/unit/${unit}/images`;
export const tireImagesPath = (id: number | string, tire: number | string) =>
  `/reports/surveys/${id}/tire/${tire}/images`;
export const surveyDetailPath = (id: number | string) => `${tireInspectionPath}/detail/${id}`;
/** A unit among the tires of a survey. */
export const unitOfSurveyPath = (id: number | string, unitNumber: string) =>
  `${surveyDetailPath(id)}?${new URLSearchParams({ search: unitNumber })}`;
