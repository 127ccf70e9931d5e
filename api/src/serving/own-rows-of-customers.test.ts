import { testOwnRows } from './testing/own-rows.ts';

testOwnRows(['cus', 'lone customer']);
