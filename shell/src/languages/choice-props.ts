import type { RegionLanguages } from './search-languages.ts';

/** What both forms of the chooser get. */
export interface ChoiceProps {
  all: readonly RegionLanguages[];
  /** The locale that the button will bring in. */
  picked: string;
  onPick: (locale: string) => void;
  /** Shows title and button in the locale that somebody points at; null when at none. */
  onPreview: (locale: string | null) => void;
}
