import { type readinessCalls, readinessWords } from '@portal/contract/inspection-surveys';
import { exportFormats } from '@portal/contract/wire';
import { formatDate } from '@portal/platform/format';
import { implement } from '../../../app/implement.ts';
import { documentAnswer, limitExports } from '../../../exports/answer-export.ts';
import { readDocumentFrame } from '../../../exports/document-frame.ts';
import { readLocalizedTexts } from '../../../words/localized-texts.ts';
import { readReadiness } from './read-readiness.ts';
import { readinessDocument } from './readiness-document.ts';

export const readinessRoutes = implement<typeof readinessCalls>({
  'GET survey/get_trailer_readiness_report/{surveyId}': ({ db, params }) =>
    readReadiness(db, Number(params.surveyId), 'surveyId'),

  'POST survey/download_pdf_file_trailer_readiness': async (input) => {
    await limitExports(input);
    const { db, user, locale, signal } = input;
    const report = await readReadiness(db, input.body.survey_id, 'survey_id');
    const words = await readLocalizedTexts(db, 'surveys', locale);
    const frame = await readDocumentFrame(db, { words, user }, input);
    const name = `${words.t(readinessWords.title)}, ${report.fleet_location_name}, ${formatDate(report.survey_date)}`;
    return documentAnswer(
      readinessDocument(report, words, frame),
      { format: exportFormats.pdf, signal },
      { name, path: 'survey_id' },
    );
  },
});
