import { wordStandings } from '@portal/contract/admin';
import { formatInteger } from '@portal/platform/format';
import type { SpokenWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import {
  ActionIcon,
  Anchor,
  Badge,
  type Column,
  IconTrash,
  Progress,
  Tooltip,
} from '@portal/platform/ui';
import { standingColors } from '../standing-colors.ts';
import type { Language } from '../words.query.ts';
import type { LanguageRow } from './language-rows.ts';
import classes from './languages.module.css';

/** Columns of the languages: name, fallback, and a bar for each state that links to its texts. */
export const languageColumns = (
  t: SpokenWords['t'],
  onWithdraw: (locale: Language) => void,
): readonly Column<LanguageRow>[] => [
  {
    field: 'locale',
    header: t('filters.locale'),
    width: '18rem',
    render: ({ locale, parent }) => (
      <div className={classes.language}>
        <div>
          <span lang={locale.locale} dir="auto" className={classes.name}>
            {locale.name}
          </span>{' '}
          <code>{locale.locale}</code>
          {parent !== null && (
            <div className={classes.parent}>
              {t('languages.parent')} <bdi>{parent}</bdi>
            </div>
          )}
          {locale.isAdded && <Badge variant="light">{t('source.added')}</Badge>}
        </div>
        {locale.isAdded && (
          <Tooltip label={t('language.withdraw.open')}>
            <ActionIcon
              variant="subtle"
              color="red"
              size="lg"
              aria-label={t('language.withdraw.named', { language: locale.name })}
              onClick={() => onWithdraw(locale)}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
    ),
  },
  ...wordStandings.map(
    (standing): Column<LanguageRow> => ({
      field: standing,
      header: t(`standing.${standing}`),
      align: 'end',
      render: ({ locale, counts, total }) => (
        <div className={classes.standing}>
          <Anchor
            component={Link}
            to={`?${new URLSearchParams({ locale: locale.locale, standing })}`}
            underline="always"
            className={classes.link}
            aria-label={t('languages.link', {
              language: locale.name,
              standing: t(`standing.${standing}`),
              number: formatInteger(counts[standing]),
            })}
          >
            {formatInteger(counts[standing])}
          </Anchor>
          <Progress
            aria-hidden
            color={standingColors[standing]}
            value={total === 0 ? 0 : (counts[standing] / total) * 100}
          />
        </div>
      ),
    }),
  ),
];
