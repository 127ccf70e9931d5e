import { useLocation } from '@portal/platform/routing/manage';
import { CodeExchange } from '../guard/code-exchange.tsx';
import { useLanguageOfAddress } from '../languages/use-language-of-address.ts';
import { codeIn } from '../links/sign-in-address.ts';
import { Screens } from './screens.tsx';

/**
 * The page at the current address. First, a language in the address is loaded and a code exchanged.
 */
export function Page() {
  const { search } = useLocation();
  const isSpeaking = useLanguageOfAddress();
  const code = codeIn(search);
  if (isSpeaking) return null;
  return code === null ? <Screens /> : <CodeExchange key={code} code={code} />;
}
