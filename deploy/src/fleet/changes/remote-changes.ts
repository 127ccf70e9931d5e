import type { DeployedRemote } from '@portal/platform/remote';
import { ownValue } from '../../build/own-value.ts';

/**
 * Lists what another build of a remote adds, removes and changes; undefined counts as a remote
 * without content.
 */
export function remoteChanges(
  before: DeployedRemote | undefined,
  after: DeployedRemote | undefined,
): string[] {
  const facts = factsOf(before);
  const laterFacts = factsOf(after);
  const kinds = [...new Set([...Object.keys(facts), ...Object.keys(laterFacts)])];
  return [
    ...kinds.flatMap((kind) => kindChanges(kind, facts[kind] ?? {}, laterFacts[kind] ?? {})),
    ...(before && after && before.contract !== after.contract
      ? [`contract ${before.contract} → ${after.contract}`]
      : []),
  ];
}

/** The items of each kind by name, with their details that may change. */
type Facts = Readonly<Record<string, Readonly<Record<string, string>>>>;

function factsOf(remote: DeployedRemote | undefined): Facts {
  if (!remote) return {};
  const { declaration, labels } = remote;
  const { routes, redirects, nav, reports, languages } = declaration;
  const text = (key: string) => ownValue(labels['en-US'] ?? {}, key) || key;
  const rights = [...routes, ...nav, ...reports].flatMap(({ right }) => right ?? []);
  const needs = (right: string | null) => (right === null ? 'any session' : right);
  const leads = ({ to, right }: { readonly to: string; readonly right: string | null }) =>
    `${to}, for ${needs(right)}`;
  return {
    route: Object.fromEntries(routes.map(({ path, right }) => [path, `for ${needs(right)}`])),
    redirect: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
    'menu item': Object.fromEntries(nav.map((item) => [text(item.label), leads(item)])),
    report: Object.fromEntries(reports.map((item) => [text(item.label), leads(item)])),
    right: Object.fromEntries(rights.map((right) => [right, ''])),
    language: Object.fromEntries(languages.map((language) => [language, ''])),
  };
}

function kindChanges(
  kind: string,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] {
  const said = (name: string, facts: Readonly<Record<string, string>>) =>
    facts[name] ? `${kind} ${name} (${facts[name]})` : `${kind} ${name}`;
  return [
    ...Object.keys(after)
      .filter((name) => !Object.hasOwn(before, name))
      .map((name) => `new ${said(name, after)}`),
    ...Object.keys(before)
      .filter((name) => !Object.hasOwn(after, name))
      .map((name) => `no more ${said(name, before)}`),
    ...Object.keys(after)
      .filter((name) => Object.hasOwn(before, name) && before[name] !== after[name])
      .map((name) => `${kind} ${name}: ${before[name]} → ${after[name]}`),
  ];
}
