import type { ErrorCode } from '@portal/contract/wire';

/** Why a picture is refused, as a code of the wire. */
export type PictureTrouble = Extract<ErrorCode, 'file_unreadable' | 'file_too_large' | 'file_kind'>;

/** A picture was refused. */
export class PictureNotKept extends Error {
  override readonly name = 'PictureNotKept';

  constructor(readonly reason: PictureTrouble) {
    super(reason);
  }
}

/** A message to the process that makes pictures: the uploaded file. */
export interface ToMaker {
  readonly id: number;
  readonly file: string;
}

/** The files made from the uploaded one, next to it. */
export interface MadePicture {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly large: string;
  readonly small: string;
}

/** A message from the process: that it is ready, or the result for a picture. */
export type FromMaker =
  | { readonly ready: true }
  | { readonly id: number; readonly made: MadePicture }
  | { readonly id: number; readonly refused: PictureTrouble };
