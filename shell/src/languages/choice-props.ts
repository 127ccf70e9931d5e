import type { RegionLanguages } from './search-languages.ts';

/** Props common to both forms of the chooser. */
export interface ChoiceProps {
  all: readonly RegionLanguages[];
  /** The locale that the button will apply. */
  picked: string;
  onPick: (locale: string) => void;
  /** Shows title and button in the locale under the pointer; null for none. */
  onPreview: (locale: string | null) => void;
}
