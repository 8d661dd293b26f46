import './install/captured-prompt.ts';
import { start } from './start.tsx';

void start();
