// Libraries that many tests load, by the kind of environment that they run in. One that is missing
// here is loaded file by file, as everything else is: slower, and otherwise the same.

const contract = ['typebox', 'typebox/compile', 'typebox/error', 'typebox/value'];

module.exports = {
  browser: [
    ...contract,
    '@mantine/core',
    '@mantine/hooks',
    '@tabler/icons-react',
    '@tanstack/react-query',
    '@tanstack/react-virtual',
    '@testing-library/dom',
    '@testing-library/jest-dom/matchers',
    '@testing-library/react',
    '@testing-library/user-event',
    'axios',
    'highcharts',
    'highcharts-react-official',
    'i18next',
    'react',
    'react-dom',
    'react-dom/client',
    'react-dom/test-utils',
    'react-hook-form',
    'react-i18next',
    'react-router-dom',
    'react/jsx-runtime',
    'rxjs',
  ],
  node: [...contract, '@fastify/helmet', 'fastify', 'i18next', 'kysely', 'nodemailer', 'pg'],
};
