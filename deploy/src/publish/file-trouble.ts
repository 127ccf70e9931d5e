const words: Readonly<Record<string, string>> = {
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  EROFS: 'its disk can only be read',
  ENOSPC: 'its disk is full',
  EEXIST: 'a file lies where a folder is to be',
  ENOTDIR: 'a file lies where a folder is to be',
  EISDIR: 'a folder lies where a file is to be',
  ENOENT: 'it is missing, and was not made',
};

/** What went wrong with a file or folder, in plain words; undefined for an error of another kind. */
export function fileTrouble(error: unknown): string | undefined {
  const { code, path } = Object(error);
  const said = words[String(code)];
  return said && path ? `${path}: ${said} (${code})` : undefined;
}
