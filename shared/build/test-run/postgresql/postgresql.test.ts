import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgresql } from './find-postgresql.ts';
import { serverUser } from './server-user.ts';
import { startPostgresql } from './start-postgresql.ts';

jest.setTimeout(120_000);

let folder: string;
const { TMPDIR } = process.env;
const programsIn = (dir: string, names = ['initdb', 'postgres']) => {
  mkdirSync(path.join(folder, dir), { recursive: true });
  for (const name of names) {
    writeFileSync(path.join(folder, dir, name), '#!/bin/sh\necho broken; exit 1\n');
    chmodSync(path.join(folder, dir, name), 0o755);
  }
  return path.join(folder, dir);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'find-'));
  // The programs in it run as another user.
  chmodSync(folder, 0o755);
});
afterEach(() => {
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  rmSync(folder, { recursive: true, force: true });
});

test('the search path comes before what Debian keeps apart', async () => {
  const [own, debian] = [programsIn('own'), path.join(folder, 'debian')];
  programsIn('debian/15/bin');
  expect(await findPostgresql(`/nowhere:${own}`, debian)).toBe(own);
});

test('of several versions the newest is taken', async () => {
  programsIn('debian/9/bin');
  const newest = programsIn('debian/17/bin');
  programsIn('debian/15/bin');
  programsIn('debian/18/bin', ['postgres']);
  expect(await findPostgresql('', path.join(folder, 'debian'))).toBe(newest);
});

test('a machine without it has none', async () => {
  expect(await findPostgresql('/nowhere', path.join(folder, 'debian'))).toBeUndefined();
});

test('root runs a server as somebody else, everybody else as themselves', async () => {
  const passwd = path.join(folder, 'passwd');
  writeFileSync(passwd, 'root:x:0:0::/:\nnobody:x:65534:65533::/:\npostgres:x:101:104::/:\n');
  expect(await serverUser(passwd, 0)).toEqual({ uid: 101, gid: 104 });
  expect(await serverUser(passwd, 1000)).toBeUndefined();
  writeFileSync(passwd, 'root:x:0:0::/:\nnobody:x:65534:65533::/:\n');
  expect(await serverUser(passwd, 0)).toEqual({ uid: 65534, gid: 65533 });
});

test('programs that fail say why', async () => {
  const server = await startPostgresql(programsIn('own'));
  expect(server).toEqual({ failed: expect.stringContaining('broken') });
});

test('a server takes connections until it is stopped, and leaves nothing behind', async () => {
  const programs = await findPostgresql();
  if (!programs) return;
  process.env.TMPDIR = folder;
  const server = await startPostgresql(programs);
  if ('failed' in server) throw new Error(server.failed);
  const { port, username, password } = new URL(server.url);
  expect([username, password]).toEqual(['portal', expect.stringMatching(/.{20}/)]);
  const connects = () =>
    new Promise<boolean>((resolve) => {
      const socket = net.connect(Number(port), '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.end());
    });
  expect(await connects()).toBe(true);
  await server.stop();
  expect(await connects()).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});

test('what is kept is found by the next start', async () => {
  const programs = await findPostgresql();
  if (!programs) return;
  const keptIn = path.join(folder, 'kept');
  const passwords: string[] = [];
  for (let start = 0; start < 2; start += 1) {
    const server = await startPostgresql(programs, { keptIn });
    if ('failed' in server) throw new Error(server.failed);
    passwords.push(new URL(server.url).password);
    await server.stop();
  }
  expect(passwords[1]).toBe(passwords[0]);
  expect(readdirSync(keptIn)).toEqual(['data', 'password']);
});
