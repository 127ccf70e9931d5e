/** Safeguards of a screen: unsaved work, failures, lazy parts, the clock. */
export { clock, setClock } from '../clock/clock.ts';
export { ErrorBoundary, type Failure } from './error-boundary.tsx';
export { type LazyPart, lazyPart } from './lazy-part.tsx';
export { useDirty } from './use-dirty.ts';
export { useDraft } from './use-draft.ts';
