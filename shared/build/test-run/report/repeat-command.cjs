/**
 * The command that runs one test alone.
 *
 * @param {{file: string, name: string, region?: string}} test its file below the workspace
 */
exports.repeatCommand = ({ file, name, region }) =>
  [
    `npm test -- ${file}`,
    ...(name ? [`--name ${JSON.stringify(name)}`] : []),
    ...(region && region !== 'LA' ? [`--region ${region}`] : []),
  ].join(' ');
