/** Keys of the texts in the trailer readiness report, on screen and in files. */
export const readinessWords = {
  title: 'readiness.title',
  none: 'readiness.none',
  fleet: 'inspection_report.fleet',
  location: 'inspection_report.fleet_location',
  date: 'inspection_report.survey_date',
  surveyBy: 'inspection_report.survey_by',
  trailers: 'readiness.trailers',
  trailersOf: 'readiness.of',
  passed: 'readiness.passed',
  failed: 'readiness.failed',
  passedTrailer: 'readiness.passed_trailer',
  failedTrailer: 'readiness.failed_trailer',
  item: 'checklist.item',
  answer: 'checklist.answer',
  notes: 'checklist.notes',
} as const;
