import { ReadableStream } from 'node:stream/web';
import { answer } from '@portal/platform/testing';
import type { SurveyChange } from './events.ts';

/** A change by another user to the reading at 2LO of unit 1, unless overridden. */
export const changeOf = (number: number, own: Partial<SurveyChange> = {}): SurveyChange => ({
  number,
  kind: 'reading',
  id: 1,
  unit_id: 1,
  inspection_id: 101,
  position: '2LO',
  revision: 2,
  by: 'Ana Flores',
  is_me: false,
  at: '2026-03-04T10:42:00.000Z',
  ...own,
});

/** Event streams as a server sends them, each open until it is ended. */
export function streams() {
  const encoder = new TextEncoder();
  const opened: ReadableStreamDefaultController[] = [];
  const last = () => {
    const controller = opened.at(-1);
    if (!controller) throw new Error('No stream was opened');
    return controller;
  };
  return {
    count: () => opened.length,
    /** Answers a call. */
    open: (): unknown =>
      answer(
        200,
        new ReadableStream({
          start(controller) {
            opened.push(controller as ReadableStreamDefaultController);
          },
        }),
        { 'content-type': 'text/event-stream' },
      ),
    send: (event: string, data: unknown) =>
      last().enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    end: () => last().close(),
  };
}
