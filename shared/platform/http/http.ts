/** The portal's calls to its server, typed by the contract, with failures handled. */

export { baseAddress } from './base-address.ts';
export type { ReceivedFile } from './call.ts';
export { CallFailure, type FailureCode, isCallFailure, isCancelled } from './call-failure.ts';
export type { CallOptions } from './call-options.ts';
export { type CallFunction, callsOf } from './calls-of.ts';
export { clientKey } from './client-key.ts';
export { failureWord } from './failure-word.ts';
export { fileContent } from './file-content.ts';
export { type FileCallName, type FileFunction, filesOf } from './files-of.ts';
export { saveFile } from './save-file.ts';
export { type StreamedEvent, streamOf } from './stream-of.ts';
