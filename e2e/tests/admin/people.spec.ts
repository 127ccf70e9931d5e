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

/** Returns a file of users with these rows below its header. */
const userFile = (...rows: string[]) => ({
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['login,first_name,last_name,email,group,rights', ...rows].join('\r\n')),
});

test('people come by a file, one gets the access of a colleague and is forgotten; the audit has no name', async ({
  page,
}) => {
  const key = randomUUID().slice(0, 8);
  const email = `file-${key}@demo.example`;
  await openAs(page, 'gyr', `/admin/users?tab=users&search=${key}`);
  await page.getByRole('button', { name: 'People by file…' }).click();
  const files = page.getByRole('dialog', { name: 'People by file' });
  const choosing = page.waitForEvent('filechooser');
  await files.getByRole('button', { name: 'Choose a file…' }).click();
  await (await choosing).setFiles(
    userFile(
      `file-${key},Petra,Quill ${key},${email},CUS,TMLOGIN`,
      `taken-${key},Tom,Twice,gyr@demo.example,CUS,NOSUCH`,
    ),
  );
  await expect(files.getByRole('row', { name: /taken-/ })).toContainText('NOSUCH');
  await expect(page.getByText('Nobody matches')).toBeVisible();
  await files.getByRole('button', { name: 'Save one row' }).click();
  await expect(files.getByText('1 row was saved. One row was refused.')).toBeVisible();
  await files.getByText('Close', { exact: true }).click();
  await expect.poll(() => linkTo(email)).toContain('/set-password');

  const name = `Petra Quill ${key}`;
  await page.getByRole('button', { name }).click();
  const drawer = page.getByRole('dialog', { name });
  await drawer.getByRole('button', { name: 'Copy access from a colleague' }).click();
  const copying = page.getByRole('dialog', { name: /^Copy access from a colleague/ });
  await copying.getByRole('combobox', { name: 'Colleague' }).fill('dlr@demo');
  await page.getByRole('option', { name: 'Dana Reyes · dlr' }).click();
  await expect(copying.getByRole('region', { name: 'Would be added' })).toContainText('TVLOGIN');
  await copying.getByRole('button', { name: 'Copy the access' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Dealer');

  await page.getByRole('button', { name }).click();
  await drawer.getByRole('button', { name: 'Lock…' }).click();
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await drawer.getByRole('button', { name: 'Forget…' }).click();
  const forgetting = page.getByRole('dialog', { name: 'Forget this person?' });
  await forgetting.getByRole('textbox').fill(name);
  await forgetting.getByRole('button', { name: 'Forget for good' }).click();
  await expect(page.getByText('The person was forgotten.')).toBeVisible();
  await expect(page.getByText('Nobody matches')).toBeVisible();

  await page.goto(`/admin/audit?search=${key}`);
  await expect(page.getByRole('main')).toContainText('Nothing contains');
  await page.goto('/admin/audit?search=Former%20user');
  const rows = page.getByRole('table', { name: 'Changes' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Forgotten');
  await expect(rows.nth(1)).toContainText('Former user');
});
