import { engine } from './engine.ts';
import type { WordParams } from './use-words.ts';

/** A word outside React; the key names its namespace, as in `shell:common.retry`. */
export const translate = (key: string, params: WordParams = {}): string => engine.t(key, params);
