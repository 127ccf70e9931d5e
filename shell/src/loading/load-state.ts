import type { ComponentType } from 'react';

/** What fails is named by its stage, so that the panel can say it and the log can tell it. */
export type LoadStage = 'contract' | 'entry' | 'words' | 'page';

/** A remote's page on its way to the screen. */
export type LoadState =
  | { readonly kind: 'loading'; readonly slow: boolean }
  | { readonly kind: 'mounted'; readonly Page: ComponentType }
  | { readonly kind: 'failed'; readonly stage: LoadStage; readonly errorId: string };

/** A stage that went wrong, with the runtime's own error as its cause. */
export class LoadFailure extends Error {
  constructor(
    readonly stage: LoadStage,
    cause: unknown,
  ) {
    super(`Loading failed at stage ${stage}`, { cause });
  }
}

/** After this long a person is told that the page is still loading (milliseconds). */
export const slowAfter = 3_000;

/** The specification's limit for static chunks (milliseconds). */
export const giveUpAfter = 120_000;
