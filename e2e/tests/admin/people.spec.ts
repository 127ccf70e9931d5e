import { randomUUID } from 'node:crypto';
import { linkTo, mailsTo } from '../../src/outbox.ts';
import { expect, fillSignIn, membershipUrl, openAs, test } from '../../src/portal-test.ts';

test('a colleague is added, signs in, loses a right and is out; the audit tells all of it', async ({
  page,
  browser,
}) => {
  const key = randomUUID().slice(0, 8);
  const email = `colleague-${key}@demo.example`;
  await openAs(page, 'gyr', '/admin/users?tab=users');
  await page.getByRole('button', { name: 'Add a user' }).click();
  const form = page.getByRole('dialog', { name: 'Add a user' });
  await form.getByRole('textbox', { name: 'First name' }).fill('Ines');
  await form.getByRole('textbox', { name: 'Last name' }).fill(`Adler ${key}`);
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByRole('textbox', { name: 'Login' }).fill('gyr');
  await form.getByRole('button', { name: 'Add and mail a link' }).click();
  await expect(form.getByText('Somebody has this login already.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Login' }).fill(`adler-${key}`);
  await form.getByRole('button', { name: 'Add and mail a link' }).click();
  await expect(form).toBeHidden();

  const context = await browser.newContext();
  const colleague = await context.newPage();
  await expect.poll(() => linkTo(email)).toContain('/set-password');
  await colleague.goto((await linkTo(email)) ?? '');
  const password = 'A-quiet-yard-27';
  await colleague.getByLabel('New password', { exact: true }).fill(password);
  await colleague.getByLabel('New password, again').fill(password);
  await colleague.getByRole('button', { name: 'Set the password' }).click();
  await colleague.getByRole('link', { name: 'Open the portal' }).click();
  await colleague.waitForURL(`${membershipUrl}/**`);
  await fillSignIn(colleague, email, password);
  await expect(colleague.getByRole('button', { name: /Ines Adler/ })).toBeVisible();

  await page.getByRole('searchbox').fill(email);
  await page.waitForURL(/search=/);
  await page.getByRole('button', { name: `Ines Adler ${key}` }).click();
  const drawer = page.getByRole('dialog', { name: `Ines Adler ${key}` });
  await expect(drawer.getByRole('button', { name: /^End the session/ })).toHaveCount(1);
  await drawer.getByRole('checkbox', { name: 'Fleet dashboard' }).uncheck();
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(drawer).toBeHidden();
  await colleague.reload();
  await expect(colleague.getByRole('dialog')).toContainText('session', { ignoreCase: true });
  await context.close();

  await page.getByRole('button', { name: `Ines Adler ${key}` }).click();
  await expect(drawer.getByText('Signed in nowhere.')).toBeVisible();
  const moved = `moved-${key}@demo.example`;
  await drawer.getByRole('textbox', { name: 'E-mail' }).fill(moved);
  await drawer.getByRole('button', { name: 'Save person' }).click();
  await expect(drawer).toBeHidden();
  for (const address of [email, moved])
    await expect
      .poll(async () => (await mailsTo(address)).at(-1))
      .toContain(`from ${email} to ${moved}`);

  await page.goto(`/admin/audit?search=adler-${key}`);
  const rows = page.getByRole('table', { name: 'Changes' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText(`E-mail: ${email} → ${moved}`);
  await expect(rows.nth(2)).toContainText('Rights:');
  await expect(rows.nth(3)).toContainText('Added');
  await rows.nth(2).getByRole('button').click();
  await expect(page.getByRole('dialog').getByRole('row', { name: /^Rights/ })).toContainText(
    'FDLOGIN',
  );
});
