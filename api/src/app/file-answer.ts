import { once } from 'node:events';
import { PassThrough, type Writable } from 'node:stream';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { ClientGone } from './client-gone.ts';
import { attachment } from './file-name.ts';

interface File {
  /** With its ending, in any script. */
  readonly name: string;
  readonly mediaType: string;
  /** Bytes, where they are known before. */
  readonly size?: number;
  /** Writes the bytes: ends `out` with them, or destroys it and rejects. */
  write(out: Writable): Promise<void>;
}

/** The answer of a call that has `files`: bytes that are sent as they come. */
export class FileAnswer {
  constructor(readonly file: File) {}

  /**
   * Begins to write, and answers with the first byte, so that whatever fails before is answered like
   * any other failure. What fails later breaks the connection off: no reader takes half a file for a
   * whole one.
   *
   * @returns what is to be sent
   * @throws what writing fails with before the first byte
   */
  async start(reply: FastifyReply, log: FastifyBaseLogger): Promise<PassThrough> {
    const { name, mediaType, size } = this.file;
    const out = new PassThrough();
    const written = this.file.write(out);
    await Promise.race([once(out, 'readable'), written]);
    written.catch((error: unknown) => {
      if (!(error instanceof ClientGone)) log.error({ err: error }, 'A file was not sent whole');
    });
    reply.type(mediaType).header('content-disposition', attachment(name));
    if (size !== undefined) reply.header('content-length', size);
    return out;
  }
}
