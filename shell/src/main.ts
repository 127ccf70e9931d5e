import '@portal/platform/ui/styles';
import './first-paint/first-bar.css';
import './federation/provided.ts';
import { start } from './boot/start.tsx';
import { styleSheetsReady } from './first-paint/style-sheets-ready.ts';

const root = document.getElementById('portal');
if (root) void styleSheetsReady().then(() => start(root));
