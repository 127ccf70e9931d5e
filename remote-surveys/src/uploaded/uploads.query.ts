import { queryOptions } from '@portal/platform/query';
import { uploadedUnits } from './upload-store.ts';

/** Query key of the rows that wait on this device. */
export const uploadsKey = ['uploads'];

export const uploadsQuery = (login: string, locationId: number) =>
  queryOptions({
    queryKey: [...uploadsKey, login, locationId],
    queryFn: () => uploadedUnits(login, locationId),
    // Reading from the device needs no network.
    networkMode: 'always',
    staleTime: 0,
  });
