import { install } from '#shell/bridge/install.ts';

install(window);
