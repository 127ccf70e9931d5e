import type { imagePageCalls } from '@portal/contract/inspection-surveys';
import { implement } from '../../../app/implement.ts';
import { readImageLinks, readImagesPage } from './read-images-page.ts';

export const imagePageRoutes = implement<typeof imagePageCalls>({
  'POST survey/get_images_page': (input) => readImagesPage(input, input.body, input.body),
  'POST survey/get_image_links': (input) => readImageLinks(input, input.body),
});
