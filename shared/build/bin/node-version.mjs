/** Whether a Node.js version lies below a range of the form `>=major.minor`. */
export function nodeIsTooOld(version, range) {
  const [major, minor] = numbers(version);
  const [leastMajor, leastMinor] = numbers(range.replace('>=', ''));
  return major < leastMajor || (major === leastMajor && minor < leastMinor);
}

const numbers = (version) => [...version.split('.').map(Number), 0];
