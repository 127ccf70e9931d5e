import { clientKey, isCallFailure } from '@portal/platform/http';
import { useQueryClient } from '@portal/platform/query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { call } from '../../../../calls.ts';
import { readIfEnded } from '../../inspect.query.ts';
import { keepPhoto } from '../photos.query.ts';
import type { Subject } from '../subject.ts';
import { scaledPhoto } from './scaled-photo.ts';

/** A photo on its way. */
export interface SentPhoto {
  /** Its write's key: however often it is sent, it is one photo. */
  readonly key: string;
  readonly subject: Subject;
  readonly file: File;
  /** From 0 to 1. */
  readonly share: number;
  /** Why it did not arrive; null while it is on its way. */
  readonly error: unknown;
}

/** Sends photos of an inspection, one after the other. What does not arrive stays, to be sent again. */
export function useSending(inspectionId: number, surveyId: string) {
  const client = useQueryClient();
  const [photos, setPhotos] = useState<readonly SentPhoto[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const change = useCallback(
    (key: string, said: Partial<SentPhoto>) =>
      setPhotos((before) => before.map((each) => (each.key === key ? { ...each, ...said } : each))),
    [],
  );
  const drop = useCallback(
    (key: string) => setPhotos((before) => before.filter((each) => each.key !== key)),
    [],
  );
  const send = useCallback(
    (photo: SentPhoto) => {
      last.current = last.current.then(async () => {
        const { key, subject, file } = photo;
        const sent = {
          file: await scaledPhoto(file),
          toldInPlace: true,
          onSent: (share: number) => change(key, { share }),
        };
        try {
          const { image } = subject
            ? await call('POST fleet_survey/add_tire_image', {
                ...sent,
                body: {
                  client_key: key,
                  unit_inspection_id: String(inspectionId),
                  axle_number: subject.axle_number,
                  side: subject.side,
                  slot: subject.slot,
                },
              })
            : await call('POST fleet_survey/add_unit_image/{unitInspectionId}', {
                ...sent,
                params: { unitInspectionId: String(inspectionId) },
                body: { client_key: key },
              });
          // One that this device keeps is shown by what waits.
          if (image.address !== '') await keepPhoto(client, image);
          drop(key);
        } catch (error) {
          change(key, { error });
          await readIfEnded(client, surveyId, error);
        }
      });
    },
    [client, change, drop, inspectionId, surveyId],
  );

  const add = useCallback(
    (subject: Subject, files: readonly File[]) => {
      const added = files.map((file) => ({
        key: clientKey(),
        subject,
        file,
        share: 0,
        error: null,
      }));
      setPhotos((before) => [...before, ...added]);
      for (const photo of added) send(photo);
    },
    [send],
  );
  const again = useCallback(
    (photo: SentPhoto) => {
      change(photo.key, { error: null, share: 0 });
      send(photo);
    },
    [change, send],
  );
  const isSending = photos.some(({ error }) => error === null);
  return useMemo(
    () => ({ photos, isSending, add, again, drop }),
    [photos, isSending, add, again, drop],
  );
}

export type Sending = ReturnType<typeof useSending>;

/** Whether sending the same file once more may help. */
export const mayArrive = (error: unknown): boolean =>
  !(isCallFailure(error) && error.status === 400 && error.path === 'file');
