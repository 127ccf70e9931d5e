import { useWords } from '@portal/platform/i18n';
import { IconSearch, Modal, TextInput, VisuallyHidden } from '@portal/platform/ui';
import { useId, useState } from 'react';
import { showOverlay } from '../overlays/overlay.ts';
import { findEntries } from './find-entries.ts';
import { Finders } from './finders.tsx';
import type { PaletteEntry } from './palette-entry.ts';
import { PaletteList } from './palette-list.tsx';
import { useActionEntries } from './use-action-entries.ts';
import { useActiveEntry } from './use-active-entry.ts';
import { useFoundEntries } from './use-found-entries.ts';
import { usePageEntries } from './use-page-entries.ts';

// The modal moves the focus a moment after it has opened: letters typed till then would be lost.
const focusNow = (field: HTMLInputElement | null) => field?.focus();

/** Finds and runs everything that the user may open or do. */
export default function Palette() {
  const { t } = useWords();
  const id = useId();
  const [text, setText] = useState('');
  const found = findEntries(
    [...usePageEntries(), ...useFoundEntries(text), ...useActionEntries()],
    text,
  );
  const run = (entry: PaletteEntry) => {
    showOverlay(null);
    entry.run();
  };
  const { active, setAt, onKeyDown } = useActiveEntry(found, run);
  const optionId = (place: number) => `${id}-${place}`;
  return (
    <Modal
      opened
      onClose={() => showOverlay(null)}
      title={t('palette.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('popup.close') }}
    >
      <TextInput
        role="combobox"
        aria-label={t('palette.search')}
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? id : undefined}
        aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder={t('palette.search')}
        leftSection={<IconSearch size={18} aria-hidden />}
        data-autofocus
        ref={focusNow}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      {text.trim() !== '' && <Finders />}
      <PaletteList id={id} found={found} active={active} optionId={optionId} onRun={run} />
      {found.length === 0 && <p>{t('palette.none', { text })}</p>}
      <VisuallyHidden role="status">{t('palette.count', { n: found.length })}</VisuallyHidden>
    </Modal>
  );
}
