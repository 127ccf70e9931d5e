import '@portal/platform/ui/styles';
import './federation/provided.ts';
import { start } from './boot/start.tsx';

const root = document.getElementById('portal');
if (root) void start(root);
