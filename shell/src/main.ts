import '@portal/platform/ui/styles';
import './first-paint/first-bar.css';
import { start } from './boot/start.tsx';

const root = document.getElementById('portal');
if (root) void start(root);
