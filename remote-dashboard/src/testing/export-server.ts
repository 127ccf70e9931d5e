import {
  type ExportRequest,
  type GeneratedExport,
  reportDefinitions,
} from '@portal/contract/fleet-dashboard';
import { notified } from '@portal/platform/bus';
import {
  answer,
  type ReceivedCall,
  type Respond,
  type ShellRequest,
} from '@portal/platform/testing';
import { answerOf } from '@portal/platform/testing/shell';

/** Answers with a file under a name given by the server. */
export const fileAnswer = (name: string) =>
  answer(200, new Blob(['whole']), { 'content-disposition': `attachment; filename="${name}"` });

/** Returns the names of the files that the browser saves; the array grows with each file. */
export function savedFiles(): string[] {
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    if (this.download) saved.push(this.download);
  });
  return saved;
}

export const generatedExport = (changes: Partial<GeneratedExport> = {}): GeneratedExport => ({
  id: 7,
  name: 'Fleet Dashboard Report.pdf',
  format: 1,
  state: 'waiting',
  done: 0,
  of: 2,
  failure: null,
  size: null,
  date_created: '2026-03-15T12:00:00Z',
  expires: '2026-03-16T12:00:00Z',
  ...changes,
});

/** Answers calls as the test says; all others with figures and an empty list of exports. */
export const exportServer =
  (respond: Respond): Respond =>
  (name, call) => {
    const told = respond(name, call);
    if (told !== undefined) return told;
    if (name.endsWith('get_exports')) return { exports: [] };
    if (!name.endsWith('get_reports')) return undefined;
    const { reports_parameters } = call.body as ExportRequest;
    return {
      reports: reportDefinitions.flatMap((definition) =>
        reports_parameters
          .filter(({ report_type }) => report_type === definition.type)
          .map((asked) => answerOf(definition, asked)),
      ),
    };
  };

/** Returns the body of an export call. */
export const requestIn = ({ body }: ReceivedCall) =>
  body as ExportRequest & { readonly format?: number; readonly client_key?: string };

interface Notice {
  readonly tone: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly perform: () => void };
}

/** Returns the notices shown to the user. */
export const noticesIn = (requests: readonly ShellRequest[]): Notice[] =>
  requests.filter(({ event }) => event === notified.name).map(({ payload }) => payload as Notice);
