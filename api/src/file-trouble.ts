const words: Readonly<Record<string, string>> = {
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  EROFS: 'its disk can only be read',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full for this user',
  EIO: 'its disk fails',
  EEXIST: 'a file lies where a folder is to be',
  ENOTDIR: 'a file lies where a folder is to be',
  EISDIR: 'a folder lies where a file is to be',
  ENOENT: 'there is no such file or folder',
  ENAMETOOLONG: 'its name is too long',
};

/**
 * Describes an error with a file or folder in plain words.
 *
 * @param file which one it was, if the system does not say, as during a write
 * @returns undefined for an error of another kind
 */
export function fileTrouble(error: unknown, file?: string): string | undefined {
  const { code, path = file } = Object(error);
  const said = words[String(code)];
  return said && path ? `${path}: ${said} (${code})` : undefined;
}
