import { saveFile } from '@portal/platform/http';
import { saveEntriesAsFile } from '@portal/platform/offline/manage';
import { useState } from 'react';

/** Saves unsent work as a file, which its user can open on any device. */
export function useSaveUnsent() {
  const [state, setState] = useState<'offered' | 'saving' | 'saved' | 'failed'>('offered');
  const save = async () => {
    setState('saving');
    try {
      saveFile(await saveEntriesAsFile());
      setState('saved');
    } catch {
      setState('failed');
    }
  };
  return { state, save: () => void save() };
}
