import { buffer } from 'node:stream/consumers';
import type { ConditionReport } from '@portal/contract/analysis-reports';
import type { ListFileFormat } from '@portal/contract/wire';
import { formatDate } from '@portal/platform/format';
import type { FileAnswer } from '../../../app/file-answer.ts';
import { documentAnswer, type ExportCall, limitExports } from '../../../exports/answer-export.ts';
import type { Photo } from '../../../exports/document.ts';
import { readDocumentFrame } from '../../../exports/document-frame.ts';
import type { OpenedReport } from '../../../kept/reports/read-kept-reports.ts';
import { readSpokenWords, type SpokenWords } from '../../../words/spoken-words.ts';
import { keptFacts } from '../kept/as-of.ts';
import { conditionDocument } from './condition-document.ts';
import { readPresent, shownConditions, shownPhotos, wheelOf } from './shown-conditions.ts';
import type { StoredConditions, StoredPhoto } from './stored-conditions.ts';

type FileCall = Omit<ExportCall, 'format'> & Parameters<typeof shownPhotos>[0];

/** Answers by a kept report as a file. */
export async function answerConditions(
  opened: OpenedReport & { readonly answer: StoredConditions },
  input: FileCall,
  format: ListFileFormat,
): Promise<FileAnswer> {
  await limitExports(input);
  const { db, user, locale, signal } = input;
  const { answer, kept } = opened;
  const words = await readSpokenWords(db, 'reports', locale);
  const frame = await readDocumentFrame(db, { words, user }, input);
  const report: ConditionReport = shownConditions(
    answer,
    user,
    await shownPhotos(input, answer.ImagesData),
  );
  const facts = keptFacts(opened, input).map(({ label, ...fact }) => ({
    ...fact,
    label: words.t(label),
  }));
  const photos = await readPhotos(input, answer.ImagesData ?? [], words);
  return documentAnswer(
    conditionDocument({ report, facts, photos }, { words, frame }),
    { format, signal },
    { name: [words.t('conditions.title'), kept.report_name].join(', '), path: 'id' },
  );
}

/** The photos that are still there; each is read from the storage when the file comes to it. */
async function readPhotos(
  { db, pictures }: Pick<FileCall, 'db' | 'pictures'>,
  photos: readonly StoredPhoto[],
  words: SpokenWords,
): Promise<Photo[]> {
  const hashes = await readPresent(db, photos);
  return photos.flatMap((photo) => {
    const hash = hashes.get(photo.storage_id);
    if (hash === undefined) return [];
    const { width, height, layer: marks } = photo;
    const read = async () => {
      const content = await pictures.read(hash, 'small');
      return content && buffer(content);
    };
    return [{ caption: captionOf(photo, words), width, height, marks, read }];
  });
}

/** What it is of, how bad that is, and when it was inspected. */
function captionOf(photo: StoredPhoto, { t }: SpokenWords): string {
  const { unit_number, severity, fleet_location, inspected_on } = photo;
  return [
    [unit_number, wheelOf(photo)].filter((part) => part !== null).join(' '),
    ...(severity ? [t(`condition_severity.${severity}`)] : []),
    fleet_location,
    formatDate(inspected_on),
  ].join(' · ');
}
