import { engine } from './engine.ts';
import type { WordParams } from './use-words.ts';

/** Translates a key outside React; the key includes its namespace, such as `shell:common.retry`. */
export const translate = (key: string, params: WordParams = {}): string => engine.t(key, params);
