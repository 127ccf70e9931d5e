import { productsIn, type productsList } from '@portal/contract/admin';
import type { adminCalls } from '@portal/contract/admin/schema';
import { exportFormats, type ListFileFormat } from '@portal/contract/wire';
import type { CurrentUser } from '../../../access/current-user.ts';
import type { FileAnswer } from '../../../app/file-answer.ts';
import { implement } from '../../../app/implement.ts';
import { refuse } from '../../../app/refusal.ts';
import { answerListFile } from '../../../lists/answer-list-file.ts';
import type { ListInput } from '../../../lists/list-handlers.ts';
import { countUses, mergeProducts } from './merge-products.ts';
import { treadUnitOf } from './product-depths.ts';
import { readChoices, readLines } from './read-choices.ts';
import { readProduct, readProducts } from './read-products.ts';
import { saveProduct } from './save-product.ts';

type ProductCalls = Pick<
  typeof adminCalls,
  Extract<keyof typeof adminCalls, `${string} products/${string}`>
>;

const fileAs =
  (format: ListFileFormat) =>
  (input: ListInput<typeof productsList>): Promise<FileAnswer> =>
    answerListFile({ ...input, body: { ...input.body, format } }, 'admin', {
      definition: productsIn(treadUnitOf(input.user)),
      read: (page) => readProducts(input, page),
    });

/**
 * A merge moves records of every account.
 *
 * @throws Refusal `no_right` for users outside the provider
 */
function checkInternal({ group }: Pick<CurrentUser, 'group'>): void {
  if (group !== 'GYR' && group !== 'SSC') throw refuse('no_right', '');
}

export const productRoutes = implement<ProductCalls>({
  'GET products/init': async ({ unscoped, user }) => ({
    ...(await readChoices(unscoped, { isOffered: false })),
    tread_depth_format: treadUnitOf(user),
  }),

  'GET products/init_update': async ({ unscoped, user }) => ({
    ...(await readChoices(unscoped, { isOffered: true })),
    tread_depth_format: treadUnitOf(user),
  }),

  'GET products/get_product_lines/{id}': async ({ unscoped, params }) => ({
    product_lines: await readLines(unscoped, params.id, { isOffered: true }),
  }),

  'GET products/get_all_product_lines/{id}': async ({ unscoped, params }) => ({
    product_lines: await readLines(unscoped, params.id, { isOffered: false }),
  }),

  'GET products/get_product/{id}': async ({ db, params, user }) => ({
    product: await readProduct(db, params.id, user),
    tread_depth_format: treadUnitOf(user),
  }),

  'POST products/get_products': async (input) => {
    const { rows, ...counts } = await readProducts(input, input.body);
    return { products: rows, tread_depth_format: treadUnitOf(input.user), ...counts };
  },

  'POST products/get_excel': fileAs(exportFormats.excel),
  'POST products/get_pdf': fileAs(exportFormats.pdf),

  'GET products/get_merge/{id}': ({ unscoped, params, user }) => {
    checkInternal(user);
    return countUses(unscoped, params.id);
  },

  'POST products/merge': async ({ db, unscoped, body, user, now }) => {
    checkInternal(user);
    await mergeProducts(unscoped, body, { user, now });
    return {
      product: await readProduct(db, body.into, user),
      tread_depth_format: treadUnitOf(user),
    };
  },

  'POST products/save_product': async ({ db, unscoped, body, user, now }) => {
    const id = await saveProduct(unscoped, body, { user, now });
    return {
      product: await readProduct(db, id, user),
      tread_depth_format: treadUnitOf(user),
    };
  },
});
