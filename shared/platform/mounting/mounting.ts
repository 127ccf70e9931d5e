/** Roots of the pages of the shell and of remotes. Not for remotes. */
export { RemoteRoot } from './remote-root.tsx';
export { ShellRoot } from './shell-root.tsx';
