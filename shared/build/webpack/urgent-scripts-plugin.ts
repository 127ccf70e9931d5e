import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';

/**
 * Lets a page ask for its first scripts beside its style sheets. A browser begins with a deferred script
 * when nothing holds back the first paint any more, and leaves a far line unused until then. Style
 * sheets still go first.
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
