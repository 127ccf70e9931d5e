import { defineStates } from '@portal/build/states';
export default defineStates({});
