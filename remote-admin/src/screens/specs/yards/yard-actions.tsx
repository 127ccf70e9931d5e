import type { SpecStructure } from '@portal/contract/admin';
import { FormDrawer } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Button, IconPlus } from '@portal/platform/ui';
import { useState } from 'react';
import { YardForm } from './yard.form.tsx';
import { YardDrawer } from './yard-drawer.tsx';

interface YardActionsProps {
  readonly account: string;
  readonly location: number | null;
  readonly structure: SpecStructure;
  /** Receives the yard to show from now on; null for none. */
  readonly onShow: (location: number | null) => void;
}

/** Adds yards to a fleet and changes the one shown. */
export function YardActions({ account, location, structure, onShow }: YardActionsProps) {
  const { t } = useWords();
  const [opened, setOpened] = useState<'new' | 'chosen' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setOpened('new')}
      >
        {t('yards.add')}
      </Button>
      {location !== null && (
        <Button variant="default" onClick={() => setOpened('chosen')}>
          {t('yards.edit')}
        </Button>
      )}
      <FormDrawer opened={opened === 'new'} title={t('yards.add')} onClose={close}>
        <YardForm
          account={account}
          yard={null}
          groups={[]}
          regions={[]}
          structure={structure}
          onChanged={onShow}
        />
      </FormDrawer>
      {location !== null && (
        <YardDrawer
          account={account}
          location={location}
          structure={structure}
          opened={opened === 'chosen'}
          onClose={close}
          onChanged={onShow}
        />
      )}
    </>
  );
}
