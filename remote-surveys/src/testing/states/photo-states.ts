import { button, dialog, type PageState, stateLike } from '@portal/build/states';
import { photoOf } from '../rows.ts';

const call = 'fleet_survey/get_unit_inspection_images/\\d+';
const photos = [
  photoOf('11111111-1111-4111-8111-111111111111', {
    layer: [
      { kind: 'circle', x: 0.5, y: 0.5, radius: 0.2 },
      { kind: 'arrow', x: 0.1, y: 0.1, to_x: 0.4, to_y: 0.4 },
    ],
  }),
  photoOf('22222222-2222-4222-8222-222222222222'),
];
/** Answers any photo with a picture. */
export const everyPhoto = { 'fleet_survey/get_image/.+': 'picture' } as const;
const thumbnail = { role: 'button', word: 'photo.of_unit', nth: 0 };

/** Photo states of an inspection, based on a state of its page. */
export function photoStates(filled: PageState) {
  const answered = (answer: NonNullable<PageState['answers']>[string]) =>
    stateLike(filled, { answers: { ...filled.answers, [call]: answer } });
  const photographed = stateLike(filled, {
    answers: { ...filled.answers, [call]: { json: { images: photos } }, ...everyPhoto },
  });
  return {
    'photos that did not come': stateLike(
      answered({ status: 400, json: { code: 'unknown_value', path: 'id', message: '' } }),
      { shows: { ...button('photo.load_again'), nth: 0 } },
    ),
    'with photos': stateLike(photographed, { shows: thumbnail }),
    'a photo': stateLike(photographed, {
      steps: [{ click: thumbnail }],
      shows: { role: 'button', word: 'photo.draw', within: dialog },
    }),
    'a photo that is drawn on': stateLike(photographed, {
      steps: [{ click: thumbnail }, { click: { ...button('photo.draw'), within: dialog } }],
      shows: { role: 'button', word: 'photo.save_drawing', within: dialog },
      stays: true,
    }),
  };
}
