import { join } from 'node:path';
import type { Settings } from '../../settings.ts';
import { folderStorage } from './folder-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { PictureStorage } from './storage.ts';

/** Opens the storage of the settings: a bucket, or a folder next to the database. */
export const openStorage = ({ dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>): PictureStorage =>
  s3 ? s3Storage(s3) : folderStorage(join(dataDir, 'images'));
