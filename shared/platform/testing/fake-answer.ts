import { type ErrorCode, errorCodes } from '@portal/contract/wire';

/** A response with a status and headers besides its body. */
export class FakeAnswer {
  constructor(
    readonly status: number,
    readonly body: unknown = null,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

/** Creates a response with its own status and headers. */
export const answer = (
  status: number,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
): FakeAnswer => new FakeAnswer(status, body, headers);

/** Creates a refusal as the server sends it; the status follows from the code. */
export const refusal = (code: ErrorCode, path = ''): FakeAnswer =>
  new FakeAnswer(errorCodes[code], { code, path, message: code });
