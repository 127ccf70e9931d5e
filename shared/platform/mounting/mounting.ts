/** What stands around the pages of the shell and of a remote. Not for remotes. */
export { RemoteRoot } from './remote-root.tsx';
export { ShellRoot } from './shell-root.tsx';
