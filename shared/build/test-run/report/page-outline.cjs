const outline = /```yaml\n([\s\S]*?)\n```/;
const longest = 70;

/**
 * Returns an outline of the page at the time a test failed, from the context file that Playwright
 * writes: its beginning and its end, which is where dialogs are.
 *
 * @param {string} context Markdown
 * @returns {string} the roles and names on the page, one per line; empty if there was no page
 */
exports.pageOutline = (context) => {
  const lines = (outline.exec(context)?.[1] ?? '')
    .split('\n')
    .filter((line) => line && !line.trimStart().startsWith('- /url:'));
  if (lines.length <= longest) return lines.join('\n');
  return [...lines.slice(0, longest / 2), '  …', ...lines.slice(-longest / 2)].join('\n');
};
