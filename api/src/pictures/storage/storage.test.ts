import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { folderStorage } from './folder-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { PictureStorage } from './storage.ts';

let folder: string;
let bucket: S3rver;
let address: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-storage-'));
  bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'photos', configs: [] }],
  });
  const { port } = await bucket.run();
  address = `http://127.0.0.1:${port}/photos`;
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});

const keys = { region: 'us-east-1', accessKey: 'S3RVER', secretKey: 'S3RVER' };
const contentOf = async (storage: PictureStorage, name: string) => {
  const content = await storage.read(name);
  return content && (await buffer(content)).toString();
};

describe.each<[string, () => PictureStorage]>([
  ['a folder', () => folderStorage(join(folder, 'images'))],
  ['a bucket', () => s3Storage({ ...keys, bucket: address })],
])('%s', (_, open) => {
  test('keeps files whole, and forgets them', async () => {
    const storage = open();
    expect(await storage.read('ab/none.jpg')).toBeNull();
    await storage.put('ab/one.jpg', Buffer.from('first'));
    await storage.put('ab/one.jpg', Buffer.from('second'));
    await storage.put('cd/two.jpg', Buffer.from('other'));
    expect(await contentOf(storage, 'ab/one.jpg')).toBe('second');
    await storage.remove('ab/one.jpg');
    await storage.remove('ab/one.jpg');
    expect(await storage.read('ab/one.jpg')).toBeNull();
    expect(await contentOf(storage, 'cd/two.jpg')).toBe('other');
  });

  test('of one file that is written at once one is kept whole', async () => {
    const storage = open();
    const texts = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(50_000));
    await Promise.all(texts.map((text) => storage.put('ef/same.jpg', Buffer.from(text))));
    expect(texts).toContain(await contentOf(storage, 'ef/same.jpg'));
  });
});

test('a folder has nothing but what was put', async () => {
  expect(await readdir(join(folder, 'images', 'cd'))).toEqual(['two.jpg']);
});

test('a bucket that refuses says why', async () => {
  const storage = s3Storage({ ...keys, bucket: address.replace('photos', 'missing') });
  await expect(storage.put('ab/one.jpg', Buffer.from('x'))).rejects.toThrow(/answered 404/);
});
