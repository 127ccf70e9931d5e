import { once } from 'node:events';
import { PassThrough, type Writable } from 'node:stream';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { ClientGone } from './client-gone.ts';
import { attachment } from './file-name.ts';

interface File {
  /** With its extension, in any script. */
  readonly name: string;
  readonly mediaType: string;
  /** Bytes, if known in advance. */
  readonly size?: number;
  /** Writes the bytes: ends `out` with them, or destroys it and rejects. */
  write(out: Writable): Promise<void>;
}

/** The answer of a call that has `files`: bytes sent as they are produced. */
export class FileAnswer {
  constructor(readonly file: File) {}

  /**
   * Starts writing, and answers once the first byte is there, so that an earlier failure is
   * answered like any other. A later failure breaks the connection, so that no reader takes half a
   * file for a whole one.
   *
   * @returns the stream to send
   * @throws the error of writing, if it fails before the first byte
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
