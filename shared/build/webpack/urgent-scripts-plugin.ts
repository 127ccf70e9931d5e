import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';

/**
 * Makes a page request its first scripts in parallel with its style sheets. By default, a browser
 * starts to load a deferred script only when nothing blocks the first paint any more, which leaves
 * a connection to a distant server idle until then. Style sheets still come first.
 */
export class UrgentScriptsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('UrgentScriptsPlugin', (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap(
        'UrgentScriptsPlugin',
        (page) => {
          const isScript = ({ tagName }: { tagName: string }) => tagName === 'script';
          const scripts = page.headTags.filter(isScript);
          for (const { attributes } of scripts) attributes.fetchpriority = 'high';
          const others = page.headTags.filter((tag) => !isScript(tag));
          return { ...page, headTags: [...others, ...scripts] };
        },
      );
    });
  }
}
