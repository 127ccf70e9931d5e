import type { ErrorCode } from '@portal/contract/wire';

/** Why a picture is not kept, as a code of the wire. */
export type PictureTrouble = Extract<ErrorCode, 'file_unreadable' | 'file_too_large' | 'file_kind'>;

/** A picture that is not kept. */
export class PictureNotKept extends Error {
  override readonly name = 'PictureNotKept';

  constructor(readonly reason: PictureTrouble) {
    super(reason);
  }
}

/** What is said to the process that makes pictures: the file that was sent. */
export interface ToMaker {
  readonly id: number;
  readonly file: string;
}

/** Files beside the one that was sent. */
export interface MadePicture {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly large: string;
  readonly small: string;
}

/** What it says: that it is there, and what became of a picture. */
export type FromMaker =
  | { readonly ready: true }
  | { readonly id: number; readonly made: MadePicture }
  | { readonly id: number; readonly refused: PictureTrouble };
