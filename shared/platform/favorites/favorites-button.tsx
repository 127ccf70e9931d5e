import { useState } from 'react';
import { FormDialog } from '../forms/forms.ts';
import { useWords } from '../i18n/i18n.ts';
import { useSearchParams } from '../routing/routing.ts';
import { Button, IconStar, Stack } from '../ui/ui.ts';
import { FavoriteForm } from './favorite-form.tsx';
import type { FavoriteKind } from './favorites.query.ts';
import { FavoritesList } from './favorites-list.tsx';

export interface FavoritesButtonProps {
  /** The kind of report that the favorites belong to. */
  readonly kind: FavoriteKind;
  /** Path of the page, without a query. */
  readonly path: string;
  /** Whether there is something to save; true by default. */
  readonly canAdd?: boolean;
  /** Additional query parameters to save, such as the choices made in a form. */
  readonly more?: () => Readonly<Record<string, string>>;
}

/** Query parameters that are temporary and not saved: the open step and the current page. */
const passing = ['step', 'page'];

/** Saves the current view as a favorite and lists the saved ones. */
export function FavoritesButton({ kind, path, canAdd = true, more }: FavoritesButtonProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const [isOpen, setOpen] = useState(false);

  /** Returns the address of the current view, without temporary parameters. */
  const address = () => {
    const kept = new URLSearchParams(params);
    for (const name of passing) kept.delete(name);
    for (const [name, value] of Object.entries(more?.() ?? {}))
      if (value === '') kept.delete(name);
      else kept.set(name, value);
    return kept.size === 0 ? path : `${path}?${kept}`;
  };

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconStar size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('shell:favorite.button')}
      </Button>
      <FormDialog
        opened={isOpen}
        title={t(`shell:favorite.title.${kind}`)}
        onClose={() => setOpen(false)}
      >
        <Stack gap="md">
          {canAdd && <FavoriteForm kind={kind} address={address} />}
          <FavoritesList kind={kind} />
        </Stack>
      </FormDialog>
    </>
  );
}
