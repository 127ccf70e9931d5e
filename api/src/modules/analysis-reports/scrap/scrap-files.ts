import { type ScrapRemoval, scrapRemovalsList } from '@portal/contract/analysis-reports';
import type { ListFileFormat } from '@portal/contract/wire';
import type { FileAnswer } from '../../../app/file-answer.ts';
import { documentAnswer, type ExportCall, limitExports } from '../../../exports/answer-export.ts';
import { readDocumentFrame } from '../../../exports/document-frame.ts';
import { filterFacts, pagesOf } from '../../../lists/listed-rows.ts';
import { fileNameParts } from '../../../selections/file-name-parts.ts';
import { readLocalizedTexts } from '../../../words/localized-texts.ts';
import { readAccountNames } from '../selection/read-accounts.ts';
import { readScrapRemovals } from './read-scrap-removals.ts';
import { readTreadCosts } from './read-tread-costs.ts';
import { accountsText, scrapDocument, surveysFacts } from './scrap-document.ts';
import { checkScope, type ScrapSelection } from './scrap-selection.ts';
import { sumScrap } from './sum-scrap.ts';

/** Rows read at once; every read judges all removals of the selection. */
const batch = 2000;

type ScrapFileCall = Omit<ExportCall, 'format'> & { readonly body: ScrapSelection };

/**
 * Returns the whole report as a file: totals and groups, tread costs, and the removals that pass
 * the list's filters.
 */
export async function answerScrapFile(
  input: ScrapFileCall,
  format: ListFileFormat,
): Promise<FileAnswer> {
  const { db, body, user, locale, signal } = input;
  await checkScope(db, body);
  await limitExports(input);
  const words = await readLocalizedTexts(db, 'reports', locale);
  const frame = await readDocumentFrame(db, { words, user }, input);
  const accounts = accountsText(await readAccountNames(db, body.account_ids), words);
  const named = fileNameParts(
    { places: accounts ? [accounts] : [], from: body.date_from, to: body.date_to },
    words,
    'report',
  );
  const document = scrapDocument(
    {
      report: await sumScrap(db, { user, scope: body }),
      costs: await readTreadCosts(db, { user, scope: body }),
      facts: [
        ...(accounts ? [{ label: words.t('scrap.fleet'), value: accounts }] : []),
        ...surveysFacts(body.survey_ids, words),
        ...filterFacts(scrapRemovalsList, body, words),
      ],
      named,
      removals: everyRemoval(input),
    },
    { words, clock: input, frame },
  );
  const name = [words.t('scrap.title'), ...named].join(', ');
  return documentAnswer(document, { format, signal }, { name, path: 'date_from' });
}

async function* everyRemoval({ db, user, body }: ScrapFileCall): AsyncGenerator<ScrapRemoval> {
  const asked = { user, selection: body };
  for await (const rows of pagesOf((page) => readScrapRemovals(db, asked, page), batch))
    yield* rows;
}
