import { exportFile } from '../../src/exported.ts';
import { drawPdfPage } from '../../src/pictures/draw-pdf-page.ts';
import { test, tolerances } from '../../src/pictures/picture-test.ts';
import { openReports } from '../../src/pictures/reports.ts';
import { expect } from '../../src/portal-test.ts';

test('a page of the combined report on paper', async ({ page }) => {
  await openReports(page, { tab: 'combined', more: { b: 's1.c1' } });
  const button = page.getByRole('button', { name: 'Export', exact: true });
  const file = await exportFile(page, button, 'PDF');
  // The first page is the cover, which shows when the file was made.
  const drawn = await drawPdfPage(page, file, 2);
  for (const tolerance of tolerances)
    expect(drawn).toMatchSnapshot(['export', 'page.png'], tolerance);
});
