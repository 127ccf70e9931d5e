import { buffer } from 'node:stream/consumers';
import type { ConditionReport } from '@portal/contract/analysis-reports';
import type { ListFileFormat } from '@portal/contract/wire';
import { formatDate } from '@portal/platform/format';
import type { FileAnswer } from '../../../app/file-answer.ts';
import { documentAnswer, type ExportCall, limitExports } from '../../../exports/answer-export.ts';
import type { Photo } from '../../../exports/document.ts';
import { readDocumentFrame } from '../../../exports/document-frame.ts';
import type { OpenedReport } from '../../../kept/reports/read-kept-reports.ts';
import { type LocalizedTexts, readLocalizedTexts } from '../../../words/localized-texts.ts';
import { savedCopyFacts } from '../kept/saved-copy-facts.ts';
import { conditionDocument } from './condition-document.ts';
import {
  positionName,
  readExistingPhotos,
  shownConditions,
  shownPhotos,
} from './shown-conditions.ts';
import type { StoredConditions, StoredPhoto } from './stored-conditions.ts';

type FileCall = Omit<ExportCall, 'format'> & Parameters<typeof shownPhotos>[0];

/** Returns a saved copy as a file. */
export async function answerConditions(
  opened: OpenedReport & { readonly answer: StoredConditions },
  input: FileCall,
  format: ListFileFormat,
): Promise<FileAnswer> {
  await limitExports(input);
  const { db, user, locale, signal } = input;
  const { answer, kept } = opened;
  const words = await readLocalizedTexts(db, 'reports', locale);
  const frame = await readDocumentFrame(db, { words, user }, input);
  const report: ConditionReport = shownConditions(
    answer,
    user,
    await shownPhotos(input, answer.ImagesData),
  );
  const facts = savedCopyFacts(opened, input).map(({ label, ...fact }) => ({
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

/** The photos that still exist; each is read from storage only when the file reaches it. */
async function readPhotos(
  { db, pictures }: Pick<FileCall, 'db' | 'pictures'>,
  photos: readonly StoredPhoto[],
  words: LocalizedTexts,
): Promise<Photo[]> {
  const hashes = await readExistingPhotos(db, photos);
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

/** The subject of a photo, its severity, its location and the date of the inspection. */
function captionOf(photo: StoredPhoto, { t }: LocalizedTexts): string {
  const { unit_number, severity, fleet_location, inspected_on } = photo;
  return [
    [unit_number, positionName(photo)].filter((part) => part !== null).join(' '),
    ...(severity ? [t(`condition_severity.${severity}`)] : []),
    fleet_location,
    formatDate(inspected_on),
  ].join(' · ');
}
