/** How far what was typed of a tire is from the server. */
export type Unsaved = 'typed' | 'sending' | 'trouble' | 'kept' | 'attention';
