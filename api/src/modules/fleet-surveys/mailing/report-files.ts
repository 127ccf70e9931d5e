import { exportFormats, exportMediaTypes } from '@portal/contract/wire';
import { Refusal } from '../../../app/refusal.ts';
import type { ExportDocument } from '../../../exports/document.ts';
import { exportFileName } from '../../../exports/export-file-name.ts';
import { writeDocument } from '../../../exports/write-document.ts';
import type { Attachment } from '../../../mail/mail.ts';
import { LimitedByteSink } from './limited-byte-sink.ts';

/** File formats in which a survey is mailed. */
export type ReportFormat = 'pdf' | 'excel';

interface ReportFilesOptions {
  readonly formats: readonly ReportFormat[];
  /** Limit in bytes for all files together. */
  readonly most: number;
  readonly signal: AbortSignal;
}

/**
 * Makes the files of a report, one after another.
 *
 * @param document describes the report, once for each file
 * @returns the files; null if they are too large for a mail
 */
export async function reportFiles(
  document: () => Promise<ExportDocument>,
  { formats, most, signal }: ReportFilesOptions,
): Promise<Attachment[] | null> {
  const files: Attachment[] = [];
  let left = most;
  for (const name of formats) {
    const format = exportFormats[name];
    const report = await document();
    const content = await writeReportFile(report, { format, most: left, signal });
    if (content === null) return null;
    left -= content.length;
    const filename = exportFileName(report.title, format);
    files.push({ filename, contentType: exportMediaTypes[format], content });
  }
  return files;
}

async function writeReportFile(
  document: ExportDocument,
  { most, ...options }: { format: 1 | 2; most: number; signal: AbortSignal },
): Promise<Buffer | null> {
  const out = new LimitedByteSink(most);
  try {
    await writeDocument(document, { ...options, out, path: 'surveys' });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'file_too_large') return null;
    throw error;
  }
  return out.bytes();
}
