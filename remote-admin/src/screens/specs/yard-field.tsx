import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Select } from '@portal/platform/ui';
import { yardsQuery } from './specs.query.ts';

interface YardFieldProps {
  readonly account: string;
  readonly location: number | null;
  readonly onChoose: (location: number) => void;
}

/** Field for the yard whose specs are shown. */
export function YardField({ account, location, onChoose }: YardFieldProps) {
  const { t } = useWords();
  const { data: yards = [], isSuccess } = useQuery(yardsQuery(account));
  return (
    <Select
      label={t('specs.yard')}
      placeholder={t(isSuccess && yards.length === 0 ? 'specs.no_yards' : 'specs.choose_yard')}
      data={yards.map((yard) => ({
        value: String(yard.location_id),
        label: [
          yard.name,
          yard.code,
          ...(yard.is_head_office ? [t('yards.head_office')] : []),
          ...(yard.is_closed ? [t('yards.closed')] : []),
          ...(yard.has_own ? [t('specs.has_own')] : []),
        ].join(' · '),
      }))}
      value={location === null ? null : String(location)}
      onChange={(next) => next !== null && onChoose(Number(next))}
      allowDeselect={false}
      w="24rem"
      maw="100%"
      searchable
      nothingFoundMessage={t('shell:filter.not_found')}
    />
  );
}
