import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { Settings } from '../../settings.ts';
import type { PictureStorage } from './storage.ts';

type S3Settings = NonNullable<Settings['s3']>;

/** Milliseconds that one request may take. */
const patience = 20_000;

/** Stores objects in a bucket, on Amazon S3 or a compatible service. */
export function s3Storage({ bucket, region, accessKey, secretKey }: S3Settings): PictureStorage {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: 2,
  });
  const base = bucket.replace(/\/+$/, '');
  const ask = (method: string, name: string, body?: Buffer) =>
    client.fetch(`${base}/${name}`, {
      method,
      signal: AbortSignal.timeout(patience),
      ...(body && { body: new Uint8Array(body), headers: { 'content-type': 'image/jpeg' } }),
    });
  return {
    async put(name, content) {
      await done(await ask('PUT', name, content));
    },
    async read(name) {
      const answer = await ask('GET', name);
      if (answer.status === 404) {
        await answer.body?.cancel();
        return null;
      }
      if (!answer.ok || !answer.body) throw await failureOf(answer);
      return Readable.fromWeb(answer.body as ReadableStream);
    },
    async remove(name) {
      const answer = await ask('DELETE', name);
      if (answer.status === 404) await answer.body?.cancel();
      else await done(answer);
    },
  };
}

async function done(answer: Response): Promise<void> {
  if (!answer.ok) throw await failureOf(answer);
  await answer.body?.cancel();
}

/** For the log; it quotes the service's answer, which contains none of the keys. */
const failureOf = async (answer: Response) =>
  new Error(
    `The storage of pictures answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`,
  );
