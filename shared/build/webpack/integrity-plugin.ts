import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';

/**
 * Lets on-demand scripts and stylesheets of a build run only with the hash that the shell has for
 * their address. The shell provides the hashes under a symbol of the page
 * (`shell/src/federation/integrity.ts`); without it nothing is checked, as in a remote on its own.
 */
export class IntegrityPlugin {
  /** @param timeout time after which a stylesheet counts as failed (milliseconds) */
  constructor(private readonly timeout: number) {}

  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    const { timeout } = this;
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\n${checked('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        // Scripts have webpack's own timeout; a stylesheet that hangs would never end.
        (source, { tag, href }) => `${source}
${checked(tag, href)}
setTimeout(() => ${tag}.onload && onLinkComplete({ type: 'timeout' }), ${timeout});`,
      );
    });
  }
}

const checked = (tag: string, url: string) => `
var integrity = globalThis[Symbol.for('portal.integrity')]?.(${url});
if (integrity) {
  ${tag}.integrity = integrity;
  ${tag}.crossOrigin = 'anonymous';
}`;
