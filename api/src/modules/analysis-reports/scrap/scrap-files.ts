import { type ScrapRemoval, scrapRemovalsList } from '@portal/contract/analysis-reports';
import type { ListFileFormat } from '@portal/contract/wire';
import { type Kysely, sql } from 'kysely';
import type { FileAnswer } from '../../../app/file-answer.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { documentAnswer, type ExportCall, limitExports } from '../../../exports/answer-export.ts';
import { readDocumentFrame } from '../../../exports/document-frame.ts';
import { filterFacts } from '../../../lists/listed-rows.ts';
import { namedAfter } from '../../../selections/named-after.ts';
import { fleetName } from '../../../selections/place-names.ts';
import { readSpokenWords } from '../../../words/spoken-words.ts';
import { readScrapRemovals } from './read-scrap-removals.ts';
import { accountsText, scrapDocument, surveysFacts } from './scrap-document.ts';
import { checkScope, type Reader, type ScrapSelection } from './scrap-selection.ts';
import { sumScrap } from './sum-scrap.ts';

type ScrapFileCall = Omit<ExportCall, 'format'> & { readonly body: ScrapSelection };

/** Rows that are read at once. */
const batch = 2000;

/** Answers by the whole report as a file: its totals and groups, and the removals that the list's filters leave. */
export async function answerScrapFile(
  input: ScrapFileCall,
  format: ListFileFormat,
): Promise<FileAnswer> {
  const { db, body, user, locale, signal } = input;
  await checkScope(db, body);
  await limitExports(input);
  const words = await readSpokenWords(db, 'reports', locale);
  const frame = await readDocumentFrame(db, { words, user }, input);
  const accounts = accountsText(await readAccountNames(db, body.account_ids), words);
  const named = namedAfter(
    { places: accounts ? [accounts] : [], from: body.date_from, to: body.date_to },
    words,
    'report',
  );
  const document = scrapDocument(
    {
      report: await sumScrap(db, { user, scope: body }),
      facts: [
        ...(accounts ? [{ label: words.t('scrap.fleet'), value: accounts }] : []),
        ...surveysFacts(body.survey_ids, words),
        ...filterFacts(scrapRemovalsList, body, words),
      ],
      named,
      removals: everyRemoval(db, { user, selection: body }),
    },
    { words, clock: input, frame },
  );
  const name = [words.t('scrap.title'), ...named].join(', ');
  return documentAnswer(document, { format, signal }, { name, path: 'date_from' });
}

async function* everyRemoval(
  db: Kysely<Schema>,
  asked: { readonly user: Reader; readonly selection: ScrapSelection },
): AsyncGenerator<ScrapRemoval> {
  for (let page_number = 1; ; page_number += 1) {
    const { rows, total_items } = await readScrapRemovals(db, asked, {
      page_number,
      page_size: batch,
    });
    yield* rows;
    if (rows.length === 0 || page_number * batch >= total_items) return;
  }
}

async function readAccountNames(
  db: Kysely<Schema>,
  accounts: readonly number[],
): Promise<string[]> {
  if (accounts.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    select ${fleetName} as name from accounts a where a.id = any (${[...accounts]}::int[])
    order by name collate "und-x-icu"`.execute(db);
  return rows.map(({ name }) => name);
}
