import type { ImageMark, UnitImage } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { useQueryClient } from '@portal/platform/query';
import { call } from '../../../../calls.ts';
import { useWrite } from '../../../../operation/use-write.ts';
import { dropPhoto, keepPhoto } from '../photos.query.ts';

interface Options {
  readonly onDrawn: () => void;
  readonly onDeleted: () => void;
}

/** Saves drawings on photos, deletes photos, and restores them. */
export function usePhotoWrites({ onDrawn, onDeleted }: Options) {
  const { t } = useWords();
  const client = useQueryClient();
  const drawing = useWrite({
    write: async (
      { photo, layer }: { readonly photo: UnitImage; readonly layer: readonly ImageMark[] },
      client_key,
    ) => {
      const body = { ...named(photo), client_key, layer: [...layer] };
      return (await call('POST fleet_survey/update_image', { body })).image;
    },
    doneText: () => t('photo.drawn'),
    onDone: (photo) => {
      void keepPhoto(client, photo);
      onDrawn();
    },
  });
  const putting = useWrite({
    write: async (photo: UnitImage, client_key) => {
      const body = { ...named(photo), client_key, is_deleted: false as const };
      return (await call('POST fleet_survey/update_image', { body })).image;
    },
    doneText: () => t('photo.put_back'),
    onDone: (photo) => void keepPhoto(client, photo),
  });
  const deleting = useWrite({
    write: async (photo: UnitImage, client_key) => {
      const query = {
        client_key,
        storageId: photo.storage_id,
        unitInspectionId: photo.unit_inspection_id,
        ...(photo.tire_id !== null && { tireId: photo.tire_id }),
      };
      const { revision } = await call('DELETE fleet_survey/delete_image', { query });
      return { ...photo, revision };
    },
    doneText: () => t('photo.deleted'),
    undo: (photo) => putting.mutate(photo),
    onDone: (photo) => {
      void dropPhoto(client, photo);
      onDeleted();
    },
  });
  return { drawing, deleting };
}

const named = ({ storage_id, unit_inspection_id, revision }: UnitImage) => ({
  storage_id,
  unit_inspection_id,
  revision,
});
