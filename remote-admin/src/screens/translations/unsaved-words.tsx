import { useWords } from '@portal/platform/i18n';
import { Button, Text } from '@portal/platform/ui';
import { canBeSaved } from './draft.ts';
import type { Editing } from './use-editing.ts';
import classes from './words-bar.module.css';

/** The number of unsaved texts in all languages and pages, with buttons to save or discard them. */
export function UnsavedWords({ editing }: { readonly editing: Editing }) {
  const { t } = useWords();
  const { changed, saving, discard } = editing;
  const count = changed.length;
  const faulty = changed.filter((draft) => !canBeSaved(draft)).map(({ word }) => word.key);
  const isSaving = saving.underWay.length > 0;
  return (
    <div className={classes.line}>
      <div>
        <Text fw={600}>{t('unsaved.count', { count })}</Text>
        {faulty.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('unsaved.faulty', { keys: faulty.join(', ') })}
          </Text>
        )}
      </div>
      <div className={classes.buttons}>
        <Button variant="default" disabled={isSaving} onClick={() => discard(changed)}>
          {t('unsaved.discard', { count })}
        </Button>
        <Button
          loading={isSaving}
          disabled={faulty.length > 0}
          onClick={() => saving.save(changed)}
        >
          {t('unsaved.save_all')}
        </Button>
      </div>
    </div>
  );
}
