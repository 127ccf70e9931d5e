import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Button, IconStar, IconTemplate } from '@portal/platform/ui';
import { favoritesPath, templatesPath } from '../paths.ts';
import type { KeptKind } from '../saved/keep-problem.ts';

const places = [
  { kind: 'templates', to: templatesPath, Mark: IconTemplate },
  { kind: 'favorites', to: favoritesPath, Mark: IconStar },
] as const;

/** Leads to the lists of what a person keeps, besides the one that is in view. */
export function KeptLinks({ besides }: { readonly besides: KeptKind | undefined }) {
  const { t } = useWords();
  return places
    .filter(({ kind }) => kind !== besides)
    .map(({ kind, to, Mark }) => (
      <Button
        key={kind}
        component={Link}
        to={to}
        size="xs"
        variant="subtle"
        leftSection={<Mark size={16} aria-hidden />}
      >
        {t(`${kind}.title`)}
      </Button>
    ));
}
