/** Save state of the values entered for a tire that are not on the server yet. */
export type UnsavedState = 'typed' | 'sending' | 'trouble' | 'kept' | 'attention';
