import { queryOptions } from '@portal/platform/query';
import { uploadedUnits } from './upload-store.ts';

/** Rows that wait on this device. */
export const uploads = ['uploads'];

export const uploadsQuery = (login: string, locationId: number) =>
  queryOptions({
    queryKey: [...uploads, login, locationId],
    queryFn: () => uploadedUnits(login, locationId),
    // The device is at hand without a network.
    networkMode: 'always',
    staleTime: 0,
  });
