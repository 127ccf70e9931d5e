import { useLocation } from '@portal/platform/routing/manage';
import { CodeExchange } from '../guard/code-exchange.tsx';
import { codeIn } from '../guard/sign-in-address.ts';
import { useLanguageOfAddress } from '../words/use-language-of-address.ts';
import { Screens } from './screens.tsx';

/** The page at the current address. A code in it is exchanged before anything else. */
export function Page() {
  const { search } = useLocation();
  useLanguageOfAddress();
  const code = codeIn(search);
  return code === null ? <Screens /> : <CodeExchange key={code} code={code} />;
}
