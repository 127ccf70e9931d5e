import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

/** Stores writes of the current user in the device's outbox, as their remote would. */
export const storeUnsentWrites = (page: Page, paths: readonly string[]) =>
  page.evaluate(
    async ({ entries }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('portal_offline', 1);
        request.onupgradeneeded = () => {
          const made = request.result;
          made.createObjectStore('entries', { keyPath: 'id' }).createIndex('user', 'user');
          made
            .createObjectStore('documents', { keyPath: ['user', 'key'] })
            .createIndex('set', 'sets', { multiEntry: true });
          made.createObjectStore('sets', { keyPath: ['user', 'id'] });
          made.createObjectStore('facts', { keyPath: 'key' });
        };
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const writing = database.transaction('entries', 'readwrite');
      const { Login: user } = JSON.parse(localStorage.getItem('user') ?? '{}');
      for (const entry of entries) writing.objectStore('entries').put({ ...entry, user });
      await new Promise((resolve) => {
        writing.oncomplete = resolve;
      });
      database.close();
      localStorage.setItem('offline_kept', '1');
    },
    {
      entries: paths.map((path, at) => ({
        id: randomUUID(),
        remote: 'surveys',
        call: 'POST authorization/check_permissions',
        options: { body: { path } },
        holds: [path],
        needs: [],
        group: 'one',
        subject: {},
        number: at + 1,
        writtenAt: new Date().toISOString(),
        state: 'waiting',
        attempts: 0,
        failure: null,
      })),
    },
  );
