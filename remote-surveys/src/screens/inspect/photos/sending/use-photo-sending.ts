import { clientKey, isCallFailure } from '@portal/platform/http';
import { useQueryClient } from '@portal/platform/query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { call } from '../../../../calls.ts';
import { readIfEnded } from '../../inspect.query.ts';
import { keepPhoto } from '../photos.query.ts';
import type { Subject } from '../subject.ts';
import { scaledPhoto } from './scaled-photo.ts';

/** A photo that is being sent. */
export interface OutgoingPhoto {
  /** Key of its write: however often it is sent, it is one photo. */
  readonly key: string;
  readonly subject: Subject;
  readonly file: File;
  /** Progress from 0 to 1. */
  readonly share: number;
  /** Why sending failed; null while it is under way. */
  readonly error: unknown;
}

/** Sends photos of an inspection in sequence. Those that fail stay listed, to be sent again. */
export function usePhotoSending(inspectionId: number, surveyId: string) {
  const client = useQueryClient();
  const [photos, setPhotos] = useState<readonly OutgoingPhoto[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const change = useCallback(
    (key: string, said: Partial<OutgoingPhoto>) =>
      setPhotos((before) => before.map((each) => (each.key === key ? { ...each, ...said } : each))),
    [],
  );
  const drop = useCallback(
    (key: string) => setPhotos((before) => before.filter((each) => each.key !== key)),
    [],
  );
  const send = useCallback(
    (photo: OutgoingPhoto) => {
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
          // A photo stored on this device is shown as a waiting write.
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
    (photo: OutgoingPhoto) => {
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

export type PhotoSending = ReturnType<typeof usePhotoSending>;

/** Whether sending the same file again may help. */
export const canResend = (error: unknown): boolean =>
  !(isCallFailure(error) && error.status === 400 && error.path === 'file');
