const outline = /```yaml\n([\s\S]*?)\n```/;
const longest = 70;

/**
 * What was on the page when a test failed, from the context that Playwright writes beside it: the
 * beginning and, where dialogs are, the end.
 *
 * @param {string} context Markdown
 * @returns {string} the roles and names on the page, a line each; empty where there was no page
 */
exports.pageOutline = (context) => {
  const lines = (outline.exec(context)?.[1] ?? '')
    .split('\n')
    .filter((line) => line && !line.trimStart().startsWith('- /url:'));
  if (lines.length <= longest) return lines.join('\n');
  return [...lines.slice(0, longest / 2), '  …', ...lines.slice(-longest / 2)].join('\n');
};
