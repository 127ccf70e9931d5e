interface KeepEntriesOptions {
  /** Entries of the device's outbox as stored, but without their user. */
  readonly entries: readonly { readonly id: string; readonly isLast?: boolean }[];
}

/**
 * Runs in a page: replaces the waiting entries in the device's database, bypassing the portal. Each
 * entry sent last gets its own photo of 1,600 by 1,200 pixels.
 */
export async function replaceWaitingEntries({ entries }: KeepEntriesOptions): Promise<void> {
  const done = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const takePhoto = async (number: number) => {
    const canvas = new OffscreenCanvas(1600, 1200);
    const drawing = canvas.getContext('2d');
    for (let spot = 0; drawing && spot < 4000; spot += 1) {
      drawing.fillStyle = `hsl(${(spot * 7 + number * 13) % 360} 60% 50%)`;
      drawing.fillRect((spot * 97) % 1600, (spot * 61 + number) % 1200, 60, 40);
    }
    return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 });
  };
  const { Login: user } = JSON.parse(localStorage.getItem('user') ?? '{}');
  const records: object[] = [];
  for (const [number, entry] of entries.entries())
    records.push({ ...entry, user, ...(entry.isLast && { file: await takePhoto(number) }) });
  const database = await done(indexedDB.open('portal_offline'));
  const transaction = database.transaction(['entries', 'facts'], 'readwrite');
  transaction.objectStore('entries').clear();
  for (const record of records) transaction.objectStore('entries').put(record);
  transaction.objectStore('facts').put({ key: 'number', value: records.length });
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  database.close();
}

/** Runs in a page: returns the number of entries waiting on this device. */
export async function countWaitingEntries(): Promise<number> {
  const request = indexedDB.open('portal_offline');
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const counting = database.transaction('entries').objectStore('entries').count();
  await new Promise((resolve) => {
    counting.onsuccess = resolve;
  });
  database.close();
  return counting.result;
}
