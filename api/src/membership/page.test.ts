import { pageLocales, translator } from '../page-words/page-words.ts';
import { portal, type TestMembership, testMembership } from './testing.ts';

let site: TestMembership;
beforeAll(async () => {
  site = await testMembership();
});
afterAll(() => site.close());

describe('the form', () => {
  test('has labelled fields, posts to itself and carries the return fields', async () => {
    const { status, text } = await site.open();
    expect(status).toBe(200);
    expect(text).toContain('<form class="form" method="post" action="/sign-in" novalidate>');
    expect(text).toContain('<label class="label" for="email">E-mail address</label>');
    expect(text).toContain('<label class="label" for="password">Password</label>');
    expect(text).toContain(`<input type="hidden" name="return_host" value="${portal}">`);
    expect(text).toContain('<input type="hidden" name="return_path" value="/fleet-dashboard">');
    expect(text).toContain('<input type="hidden" name="state" value="my-state">');
  });

  test('has no script, no inline style and sets no cookie', async () => {
    const { text, headers } = await site.open();
    expect(text).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/i);
    expect(headers).not.toHaveProperty('set-cookie');
  });

  test('is waited for no longer than 30 s', () => {
    // Node.js applies the longer of the two.
    const { requestTimeout, headersTimeout } = site.app.server;
    expect({ requestTimeout, headersTimeout }).toEqual({
      requestTimeout: 30_000,
      headersTimeout: 30_000,
    });
  });

  test('announces errors beside the fields that they are about', async () => {
    const { text } = await site.submit({ email: 'name', password: '' });
    expect(text).toContain('<title>Error: Sign in – Fleet Tire Portal</title>');
    expect(text).toContain('aria-invalid="true" aria-describedby="email-error"');
    expect(text).toContain('<p class="error" id="email-error" role="alert">');
    expect(text).toContain('<p class="error" id="password-error" role="alert">');
    expect(text).toContain('value="name"');
  });

  test('escapes whatever comes from outside', async () => {
    const nasty = `"><script>alert('x')</script>&`;
    const opened = await site.open({ state: nasty, return_path: `/${nasty}` });
    const submitted = await site.submit({ email: nasty, password: '', state: nasty });
    for (const { text } of [opened, submitted]) {
      expect(text).toContain('&quot;&gt;&lt;script&gt;');
      expect(text).not.toContain('<script');
    }
  });

  test('may be framed by nobody, loads nothing from elsewhere and leads to the portal alone', async () => {
    const { headers } = await site.open();
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';style-src 'self';img-src 'self';" +
        `form-action 'self' ${portal};base-uri 'none';frame-ancestors 'none'`,
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });
});

describe('a return address', () => {
  test.each([
    ['is missing', { return_host: '' }],
    ['is not listed', { return_host: 'https://evil.example' }],
    ['only looks listed', { return_host: `${portal}.evil.example` }],
    ['is listed with something behind', { return_host: `${portal}/` }],
    ['is listed by another scheme', { return_host: portal.replace('http', 'https') }],
    ['has a path to another host', { return_path: '//evil.example' }],
    ['has a path that a browser takes for a host', { return_path: '/\\evil.example' }],
    ['hides the host behind a tab', { return_path: '/\t/evil.example' }],
    ['has an address for a path', { return_path: 'https://evil.example' }],
    ['has a script for a path', { return_path: 'javascript:alert(1)' }],
    ['has too long a path', { return_path: `/${'x'.repeat(2000)}` }],
    ['has too long a state', { state: 'x'.repeat(201) }],
  ])('that %s is refused by a page that leads nowhere', async (_, fields) => {
    for (const page of [await site.open(fields), await site.submit(fields)]) {
      expect(page.status).toBe(400);
      expect(page.text).toContain('This sign-in link does not work');
      expect(page.text).not.toContain('<form');
      expect(page.location).toBeNull();
    }
  });

  test('that comes twice is none', async () => {
    const answer = await site.app.inject(`/sign-in?return_host=${portal}&return_host=${portal}`);
    expect(answer.statusCode).toBe(400);
  });
});

describe('the language', () => {
  test.each([
    [{ lang: 'pt-BR' }, {}, 'pt-BR'],
    [{ lang: 'es-AR' }, {}, 'es-US'],
    [{ lang: 'fr-FR' }, { 'accept-language': 'pt-BR' }, 'fr-CA'],
    [{}, { 'accept-language': 'de-DE,fr;q=0.9,en;q=0.8' }, 'fr-CA'],
    [{}, { 'accept-language': 'de-DE' }, 'en-US'],
    [{}, {}, 'en-US'],
    [{ lang: 'nonsense' }, {}, 'en-US'],
  ] as const)('asked for by %j and %j is %s', async (fields, headers, locale) => {
    const { text } = await site.open(fields, headers);
    expect(text).toContain(`<html lang="${locale}">`);
    expect(text).toContain(`<h1 class="heading">${translator(locale)('title')}</h1>`);
  });

  test('can be changed on the page without losing the way back', async () => {
    const { text } = await site.open();
    for (const { locale, name } of pageLocales) {
      const query = new URLSearchParams({
        return_host: portal,
        return_path: '/fleet-dashboard',
        state: 'my-state',
        lang: locale,
      });
      expect(text).toContain(`href="/sign-in?${query.toString().replaceAll('&', '&amp;')}"`);
      expect(text).toContain(`>${name}</a>`);
    }
  });

  test('of the form is the language of its errors', async () => {
    const { text } = await site.submit({
      lang: 'fr-CA',
      email: 'nobody@fleet.example',
      password: 'wrong',
    });
    expect(text).toContain('non reconnue');
  });
});

test.each([
  ['/sign-in.css', 'text/css; charset=utf-8'],
  ['/sign-in.svg', 'image/svg+xml'],
])('%s is served from the same origin', async (path, type) => {
  const { statusCode, headers } = await site.app.inject(path);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe(type);
});

test.each(['/', '/favicon.ico', '/../package.json'])('%s is not there', async (path) => {
  const { statusCode, body } = await site.app.inject(path);
  expect(statusCode).toBe(404);
  expect(body).toContain('Page not found');
});

test.each(pageLocales)(
  '$locale has every word of English and the same placeholders',
  ({ locale }) => {
    const words = require(`../page-words/locales/${locale}.json`);
    const english = require('../page-words/locales/en-US.json');
    const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort();
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(english)) {
      expect([key, placeholders(words[key])]).toEqual([key, placeholders(String(text))]);
    }
  },
);
