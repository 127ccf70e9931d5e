import { useWords } from '@portal/platform/i18n';
import { Modal, Switch } from '@portal/platform/ui';
import { useState } from 'react';
import { showOverlay } from '../overlays/overlay.ts';
import classes from './shortcut-help.module.css';
import { nameOfKey, shortcuts } from './shortcut-list.ts';
import { hasSingleKeys, setSingleKeys } from './single-key.ts';

/** List of the keyboard shortcuts, with a switch for those of a single key. */
export default function ShortcutHelp() {
  const { t } = useWords();
  const [isOn, setOn] = useState(hasSingleKeys);
  const choose = (on: boolean) => {
    setSingleKeys(on);
    setOn(on);
  };
  const written = (key: string) => {
    const name = nameOfKey(key);
    return name ? t(name) : key;
  };
  return (
    <Modal
      opened
      onClose={() => showOverlay(null)}
      title={t('shortcuts.title')}
      closeButtonProps={{ 'aria-label': t('popup.close') }}
    >
      <dl className={classes.list}>
        {shortcuts().map(({ does, ways }) => (
          <div key={does} className={classes.row}>
            <dt className={classes.does}>{t(does)}</dt>
            <dd className={classes.ways}>
              {ways.map((way) => (
                <span key={way.join()} className={classes.way}>
                  {way.map((key) => (
                    <kbd key={key} className={classes.key}>
                      {written(key)}
                    </kbd>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        mt="lg"
        checked={isOn}
        onChange={(event) => choose(event.currentTarget.checked)}
        label={t('shortcuts.single')}
        description={t('shortcuts.single_why')}
      />
    </Modal>
  );
}
