import { useMutation, useQueryClient } from '@portal/platform/query';
import { yard } from '../../../yard/yard.query.ts';

/** Something that is done about an entry: what it changes is loaded anew, what fails is told beside it. */
export function useSettling() {
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (settle: () => Promise<void>) => settle(),
    onSuccess: () => client.invalidateQueries({ queryKey: yard }),
  });
  return { settle: mutate, isSettling: isPending, error, reset };
}

export type Settling = ReturnType<typeof useSettling>;
