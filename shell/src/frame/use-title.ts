import { useWords } from '@portal/platform/i18n';
import { type RefObject, useEffect, useRef } from 'react';
import { followTitle } from '../arrival/follow-title.ts';

/**
 * Keeps the document title up to date without rerendering.
 *
 * @returns a ref for the element that contains all pages
 */
export function useTitle(): RefObject<HTMLElement | null> {
  const { t } = useWords();
  const product = t('portal.name');
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (place.current) return followTitle(place.current, product);
  }, [product]);
  return place;
}
