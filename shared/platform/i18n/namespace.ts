import { createContext } from 'react';

/** Whose words the components below speak: a remote's name, or `shell`. */
export const NamespaceContext = createContext('shell');
