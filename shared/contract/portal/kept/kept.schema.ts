import { Type } from 'typebox';
import { longestSearch } from '../../wire/list-definition.ts';
import { pageRequest } from '../../wire/shapes.ts';
import { keptThingLimits as limits } from './kept-things.ts';

/** Request fields shared by the lists of saved items. */
export const keptPage = {
  page_number: Type.Optional(pageRequest.page_number),
  page_size: Type.Optional(
    Type.Integer({ ...pageRequest.page_size, description: `${limits.page} unless given.` }),
  ),
  keyword: Type.Optional(Type.String({ maxLength: longestSearch })),
};

export const keptName = Type.String({
  description:
    `One line of 1 to ${limits.name} characters once it is trimmed; unique for each user, ` +
    'whether in upper or lower case.',
});

export const accountLost = Type.Boolean({
  description: 'Whether the user does not see its account any more.',
});

/** How a saved report was restored. */
export const readState = {
  form_version: Type.Integer({ description: 'The version of the form in which it was kept.' }),
  dropped: Type.Integer({
    description: 'How many of its reports are not in the answer, since this version lacks them.',
  }),
};
