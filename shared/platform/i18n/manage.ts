/** Languages and packs, loaded by the shell. Not for remotes. */
export { addParentLocales, localeChain } from './locale-chain.ts';
export { buildNamespace } from './namespace.ts';
export { changeLanguage, startI18n } from './start-i18n.ts';
export { addPack, setOverlay, type Words } from './words-store.ts';
