import { useWords } from '@portal/platform/i18n';
import { outbox } from '@portal/platform/offline';
import { ActionIcon, IconTrash } from '@portal/platform/ui';
import type { SurveyEntry } from '../../../../device/entry/survey-entry.ts';
import { stateOf } from '../../../../device/pending/item-state.ts';
import { StateMark } from '../../../../device/pending/state-mark.tsx';
import classes from '../photos.module.css';
import { useFileAddress } from './use-file-address.ts';

interface KeptPhotoProps {
  readonly entry: SurveyEntry;
  readonly name: string;
}

/** A photo stored on this device until the server has it. */
export function KeptPhoto({ entry, name }: KeptPhotoProps) {
  const { t } = useWords();
  const address = useFileAddress(entry.file);
  return (
    <div className={classes.kept}>
      {address && <img className={classes.picture} src={address} alt={name} />}
      <StateMark state={stateOf([entry]) ?? 'kept'} />
      {entry.state !== 'sending' && (
        <ActionIcon
          size={44}
          variant="default"
          aria-label={t('photo.leave_out', { photo: name })}
          onClick={() => void outbox.discard([entry.id])}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}
