import type { GeneratedExport } from '@portal/contract/portal';
import { defineCalls, type ExportFormat, exportFormats } from '@portal/contract/wire';
import { Type } from 'typebox';
import { notified } from '../bus/events.ts';
import { callsOf } from '../http/calls-of.ts';
import {
  answer,
  type ReceivedCall,
  type RenderedInShell,
  type Respond,
  renderInShell,
  screen,
} from '../testing/testing.ts';
import { ExportButton } from './export-button.tsx';
import { ExportsButton, ExportsPlace } from './exports-place.tsx';
import type { ExportTask } from './use-export.ts';

/** Texts that the tests look for. */
const words = {
  'shell:export.action': 'Export',
  'shell:export.cancel': 'Cancel',
  'shell:export.cancel_of': 'Cancel the export of {{report}}',
  'shell:export.download': 'Download',
  'shell:export.download_of': 'Download {{name}}',
  'shell:export.excel': 'Excel',
  'shell:export.failed.body_too_large': 'Too much is selected to be exported at once. Choose less.',
  'shell:export.failed.file_too_large':
    'That is too long for this kind of file. Choose another kind, or select less.',
  'shell:export.failed.gone': 'This file is not kept any more. Export it again.',
  'shell:export.failed.interrupted': 'The server was restarted meanwhile. Export it again.',
  'shell:export.failed.limit_reached':
    'Three of your exports wait already. Cancel one, or wait until one is done.',
  'shell:export.failed.network':
    'The connection was lost or the server cannot be reached. Nothing was saved.',
  'shell:export.failed.no_right': 'You do not have permission to export this.',
  'shell:export.failed.other': 'The file could not be made. Try again in a moment.',
  'shell:export.failed.too_many_requests': 'Too many exports at once. Wait a minute and try again.',
  'shell:export.failed.unknown_value': 'This selection is not available to you any more.',
  'shell:export.list': 'Exports',
  'shell:export.list_hint': 'You may leave this page meanwhile. Files stay here for 24 hours.',
  'shell:export.list_lost': 'The server cannot be reached. This is how far it was.',
  'shell:export.list_running': 'Exports, {{n}} in progress',
  'shell:export.making': 'Making the file…',
  'shell:export.parts_one': '{{n}} part',
  'shell:export.parts_other': '{{n}} parts',
  'shell:export.pdf': 'PDF',
  'shell:export.png': 'Picture (PNG)',
  'shell:export.pngs': 'Pictures (PNG, zipped)',
  'shell:export.retry': 'Retry',
  'shell:export.state_cancelled': 'Cancelled',
  'shell:export.state_ready': 'Ready: {{reports}}, {{size}}',
  'shell:export.state_running': '{{done}} of {{n}} parts done',
  'shell:export.state_waiting': 'Waiting for its turn',
};

/** A file response with the name that the server gives it. */
const fileAnswer = (name: string) =>
  answer(200, new Blob(['whole']), { 'content-disposition': `attachment; filename="${name}"` });

export const generatedExport = (changes: Partial<GeneratedExport> = {}): GeneratedExport => ({
  id: 7,
  name: 'Trips.pdf',
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

/** A fake server whose export is in the state that `present` returns. */
export const jobServer =
  (present: () => GeneratedExport, more: Respond = () => undefined): Respond =>
  (name, call) => {
    const told = more(name, call);
    if (told !== undefined) return told;
    if (name.endsWith('start_trips')) return present();
    if (name.endsWith('get_exports')) return { exports: [present()] };
    if (name.includes('download_export')) return fileAnswer('Whole.pdf');
    return undefined;
  };

interface Notice {
  readonly text: string;
  readonly action?: { readonly perform: () => void };
}

/** Returns the names of the files that the browser saves, updated as they are saved. */
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

/** Calls of a made-up remote. */
const calls = defineCalls({
  'POST trips/start_trips': {
    summary: 'Has trips made as a file.',
    right: 'session',
    body: Type.Object({
      request: Type.String(),
      format: Type.Unsafe<ExportFormat>({}),
      client_key: Type.String(),
    }),
    response: Type.Unsafe<GeneratedExport>({}),
  },
});
const call = callsOf<typeof calls>();

const trips: ExportTask<string> = {
  prepare: async () => 'all',
  send: (request, { format, signal, key }) =>
    call('POST trips/start_trips', { signal, body: { request, format, client_key: key } }),
};

interface ShownTrips extends RenderedInShell {
  /** Calls whose names end with this text. */
  readonly asked: (end: string) => readonly ReceivedCall[];
  /** Exports in the named format. */
  readonly choose: (kind: string) => Promise<void>;
  readonly notices: () => readonly Notice[];
}

/** Renders a page of a made-up remote that exports its trips. */
export function showTrips(respond: Respond, task: ExportTask<string> | null = trips): ShownTrips {
  const page = (
    <ExportsPlace>
      <ExportButton
        formats={Object.values(exportFormats)}
        task={task}
        nothing="There are no trips."
      />
      <ExportsButton />
    </ExportsPlace>
  );
  const shown = renderInShell(page, { namespace: 'trips', words, respond });
  const asked = (end: string) => shown.calls.filter(({ name }) => name.endsWith(end));
  const choose = async (kind: string) => {
    await shown.user.click(await screen.findByRole('button', { name: 'Export' }));
    await shown.user.click(await screen.findByRole('menuitem', { name: kind }));
  };
  const notices = () =>
    shown.requests
      .filter(({ event }) => event === notified.name)
      .map(({ payload }) => payload as Notice);
  return { ...shown, asked, choose, notices };
}
