/** Languages and packs as the shell brings them in. Not for remotes. */
export { learnParents, localeChain } from './locale-chain.ts';
export { buildNamespace } from './namespace.ts';
export { changeLanguage, startI18n } from './start-i18n.ts';
export { addPack, setOverlay, type Words } from './words-store.ts';
