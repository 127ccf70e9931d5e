/** The word keys of a survey's report, which is a file: what it is, and the headings of its table. */
export const surveyReportWords = {
  title: 'survey_report.title',
  none: 'survey_report.no_units',
  unitNumber: 'unit.number',
  type: 'unit.type',
  configuration: 'unit.configuration',
  state: 'inspection.state',
  color: 'inspection.color',
  miles: 'inspection.miles',
  kilometers: 'inspection.kilometers',
  hours: 'inspection.hours',
  comments: 'inspection.comments',
} as const;
