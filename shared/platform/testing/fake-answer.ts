import { type ErrorCode, errorCodes } from '@portal/contract/wire';

/** An answer with more to it than a body. */
export class FakeAnswer {
  constructor(
    readonly status: number,
    readonly body: unknown = null,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

/** An answer with a status and headers of its own. */
export const answer = (
  status: number,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
): FakeAnswer => new FakeAnswer(status, body, headers);

/** How the server refuses: the status follows from the code. */
export const refusal = (code: ErrorCode, path = ''): FakeAnswer =>
  new FakeAnswer(errorCodes[code], { code, path, message: code });
