import { testOwnRows } from './testing/own-rows.ts';

testOwnRows(['dlr', 'win', 'lone dealer']);
